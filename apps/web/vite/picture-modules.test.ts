import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pictureModules } from './picture-modules.ts'

const modules = pictureModules('')

it('names the words that have a picture', () => {
  expect(modules('pictured-words')).toContain('aana')
  expect(modules('letters')).toBeUndefined()
})

it('brings all pictures at once, because they are small together', () => {
  expect(brotliCompressSync(modules('pictures') ?? '').length).toBeLessThan(35_000)
})
