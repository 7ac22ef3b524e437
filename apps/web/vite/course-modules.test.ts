import { brotliCompressSync } from 'node:zlib'
import { shippedContent, shippedLexicon } from '@app/content/testing/shipped'
import { type CourseScene, type PackedContent, unpackContent } from '@app/learning/course'
import type { Sound } from '@app/learning/offline'
import { expect, it } from 'vitest'
import { courseModules } from './course-modules.ts'
import { readCourse } from './read-course.ts'

const read = [shippedContent(), shippedLexicon()] as const
const modules = courseModules('', ...read)

const evaluate = async (id: string): Promise<unknown> =>
  import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(modules(id) ?? '').toString('base64')}`
  )

it('sessions get the path and the content as they are made from what is written', async () => {
  const { path, content } = readCourse(...read)
  const compiled = (await evaluate('course')) as { packed: PackedContent }
  expect(unpackContent(compiled.packed)).toEqual(content)
  expect(await evaluate('course-path')).toMatchObject({ path })
})

it('both are small enough for a phone that pays for each megabyte', () => {
  const bytes = ['course', 'course-path'].map((id) => brotliCompressSync(modules(id) ?? '').length)
  // A sixth of it is the grids of the path's sentences.
  expect(bytes[0]).toBeLessThan(155_000)
  expect(bytes[1]).toBeLessThan(25_000)
})

it('the sound of the course is every clip of it, each once, and small enough to be kept', async () => {
  const content = unpackContent(((await evaluate('course')) as { packed: PackedContent }).packed)
  const { courseSounds } = (await evaluate('course-sounds')) as { courseSounds: Sound[] }
  const urls = courseSounds.map(({ url }) => url)
  const spoken = [...content.letters.values(), ...content.words.values(), ...content.sentences.values()]
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls).toEqual(expect.arrayContaining(spoken.flatMap(({ audio }) => audio || [])))
  const sum = courseSounds.reduce((bytes, sound) => bytes + sound.bytes, 0)
  expect(await evaluate('course-bytes')).toMatchObject({ courseBytes: sum })
  // A fifth of it is said in scenes.
  expect(sum).toBeLessThan(25_500_000)
})

it('every page can tell which words sessions ask: no names, and small enough for a number on the bar', async () => {
  const { courseWords } = (await evaluate('course-words')) as { courseWords: string[] }
  const { path, content } = readCourse(...read)
  const taught = path.stretches.flatMap(({ units }) => units.flatMap(({ words }) => words))
  expect(courseWords).toEqual(expect.arrayContaining(taught))
  const names = [...content.words.values()].filter(({ id, pos }) => pos === 'name' && !taught.includes(id))
  expect(names.length).toBeGreaterThan(0)
  expect(courseWords.filter((id) => names.some((name) => name.id === id))).toEqual([])
  expect(brotliCompressSync(modules('course-words') ?? '').length).toBeLessThan(10_000)
})

it('the scenes of a stretch are a file of their own, small enough to be fetched before a session', async () => {
  const { path } = readCourse(...read)
  for (const { id, units } of path.stretches) {
    const { scenes } = (await evaluate(`course-scenes/${id}`)) as { scenes: CourseScene[] }
    expect(scenes.map((scene) => scene.id)).toEqual(units.map((unit) => unit.id))
    expect(brotliCompressSync(modules(`course-scenes/${id}`) ?? '').length).toBeLessThan(12_000)
  }
})

it('other names are not theirs', () => {
  expect(modules('letters')).toBeUndefined()
  expect(modules('course-scenes/nowhere')).toBeUndefined()
})
