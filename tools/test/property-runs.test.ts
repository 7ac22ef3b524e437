import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('tries a property with 300 cases, and in the long run with 10,000', () => {
  let cases = 0
  fc.assert(
    fc.property(fc.nat(), () => {
      cases++
    }),
  )
  expect(cases).toBe(process.env.TEST_LONG === '1' ? 10_000 : 300)
})

/** A case is a whole life of two devices, which takes as long as a thousand others. */
const slow = 'apps/web/app/device/keeping/told-kept.test.ts'

it('is the only place that sets the number of cases', () => {
  const tests = globSync(
    ['packages/*/src/**/*.ts', 'content/src/**/*.ts', 'apps/*/{src,app,vite,finish}/**/*.ts'],
    {
      cwd: root,
    },
  )
  expect(tests.length).toBeGreaterThan(300)
  expect(
    tests.filter(
      (file) => file !== slow && /\bnumRuns\b|\bconfigureGlobal\b/.test(readFileSync(root + file, 'utf8')),
    ),
  ).toEqual([])
})
