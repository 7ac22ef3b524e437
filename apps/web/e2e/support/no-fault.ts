import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

/** What looks for faults, as short as it comes: each document reads it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A theme changes colours and nothing else: the second is asked about colours alone. */
const themes = [
  { colorScheme: 'light', rules: undefined },
  { colorScheme: 'dark', rules: ['color-contrast'] },
] as const

/** The page as it stands, or a part of it: no accessibility fault in either theme, and nothing beside the screen. */
export async function noFault(page: Page, part = 'html') {
  await fitsScreen(page)
  for (const { colorScheme, rules } of themes) {
    // Without motion every colour is at once what it is to be.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await faultsOf(page, part, rules), `${page.url()} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

export async function fitsScreen(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, page.url()).toBe(page.viewportSize()?.width)
}

async function faultsOf(page: Page, part: string, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ({ part, rules }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(part, {
        resultTypes: ['violations'],
        iframes: false,
        ...(rules && { runOnly: [...rules] }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    { part, rules },
  )
}
