import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { commandOf, readRecipe } from './recipe.ts'

const root = resolve(import.meta.dirname, '../..')
const dockerfile = readFileSync(resolve(root, 'Dockerfile'), 'utf8')
const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))

it('finds no fault in the Dockerfile, and one in a wrong one', () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
  expect(validate('FROM node\nCOPPY . .\n').map(({ message }) => message)).toEqual([
    'Unknown instruction: COPPY',
  ])
})

it('names the Node that npm brings and that .nvmrc asks for', () => {
  const version = readFileSync(resolve(root, '.nvmrc'), 'utf8').trim()
  expect(Object.values(manifest.optionalDependencies)).toEqual([version, version])
  const own = readRecipe(dockerfile).filter(({ from }) => from.startsWith('node:'))
  expect(own.map(({ from }) => from)).toEqual(own.map(() => `node:${version}-bookworm-slim`))
})

it('copies the manifest of each workspace before it installs', () => {
  const folders = ['content', 'films', 'packages/*', 'apps/*']
  expect(manifest.workspaces).toEqual(folders)
  const copied = readRecipe(dockerfile)[0]?.steps.filter(({ instruction }) => instruction === 'COPY')
  for (const path of workspaces())
    expect(
      copied?.some(({ rest }) => rest === `${path}/package.json ${path}/`),
      path,
    ).toBe(true)
})

it('starts the server as `npm start` does', () => {
  const stages = readRecipe(dockerfile)
  const [node, option] = commandOf(stages.at(-1), 'CMD')
  expect(manifest.scripts.start).toContain(`${node} ${option} `)
})

it('runs as somebody without rights', () => {
  expect(readRecipe(dockerfile).at(-1)?.steps).toContainEqual({ instruction: 'USER', rest: 'node' })
})

/** The workspaces, as the lock file knows them. */
function workspaces() {
  const { packages } = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8'))
  return Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'))
}
