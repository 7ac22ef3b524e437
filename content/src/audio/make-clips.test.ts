import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aLetter, aQuestion, aTopic } from '../testing/content.ts'
import { makeClips } from './make-clips.ts'
import { readManifest } from './manifest.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  write('data/letters.yaml', aLetter())
  write('data/phrases.yaml', '[]')
  write('data/numbers.yaml', '[]')
  write('data/patterns.yaml', '{ words: {}, patterns: [] }')
  write('known-words.yaml', '[]')
  write('data/topics/daily_food.yaml', aTopic(aQuestion({ id: 'tea', prompt: 'ചായ' })))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, content: string | Uint8Array) {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), content)
}
const madeFiles = () => readdirSync(join(root, 'audio/made')).toSorted()
const bytesOf = (id: string) => readFileSync(join(root, `audio/made/${id}.mp3`))
const manifest = () => readManifest(readFileSync(join(root, 'audio/manifest.json'), 'utf8'))

const all = ['letter-ka', 'right', 'tea', 'word-of-letter-ka', 'wrong']

describe('makeClips', () => {
  it('makes every clip the content asks for, and then nothing', async () => {
    expect(await makeClips(root)).toEqual({ made: all, kept: [], recorded: [], removed: [] })
    expect(madeFiles()).toEqual(all.map((id) => `${id}.mp3`))
    expect(await makeClips(root)).toEqual({ made: [], kept: all, recorded: [], removed: [] })
  })

  it('says in the manifest what each clip speaks and is made from', async () => {
    await makeClips(root)
    expect(manifest().get('tea')).toEqual({
      source: 'made',
      say: 'ചായ',
      hash: expect.stringMatching(/^[0-9a-f]{8}$/),
      bytes: bytesOf('tea').length,
      seconds: expect.closeTo(0.8, 0),
      key: expect.stringMatching(/^[0-9a-f]{8}$/),
    })
  })

  it('remakes only what changed, to the same bytes as if all were made anew', async () => {
    await makeClips(root)
    write('data/topics/daily_food.yaml', aTopic(aQuestion({ id: 'tea', prompt: 'ചായ വേണോ?' })))
    expect((await makeClips(root)).made).toEqual(['tea'])
    const once = bytesOf('tea')
    rmSync(join(root, 'audio'), { recursive: true })
    await makeClips(root)
    expect(bytesOf('tea')).toEqual(once)
  })

  it('removes what nothing plays, and what an interrupted run left', async () => {
    write('audio/made/old.mp3', 'old')
    write('audio/made/gone.mp3.part', 'half')
    expect((await makeClips(root)).removed.toSorted()).toEqual(['gone.mp3.part', 'old.mp3'])
    expect(madeFiles()).toEqual(all.map((id) => `${id}.mp3`))
  })

  it('takes up where an interrupted run stopped: with no word of a clip in the manifest, it makes it again', async () => {
    await makeClips(root)
    const before = bytesOf('tea')
    write('audio/made/tea.mp3', before.subarray(0, 100))
    expect((await makeClips(root)).made).toEqual(['tea'])
    expect(bytesOf('tea')).toEqual(before)
  })

  it('lets a recording of the same id take the place of the made clip, and gives it back', async () => {
    await makeClips(root)
    write('audio/recorded/tea.mp3', 'a voice')
    expect((await makeClips(root)).recorded).toEqual(['tea'])
    expect(existsSync(join(root, 'audio/made/tea.mp3'))).toBe(false)
    expect(manifest().get('tea')).toMatchObject({ source: 'recorded', say: 'ചായ', bytes: 7 })
    rmSync(join(root, 'audio/recorded/tea.mp3'))
    expect((await makeClips(root)).made).toEqual(['tea'])
  })

  it('touches nothing while a file cannot be read', async () => {
    await makeClips(root)
    write('data/letters.yaml', 'ക')
    await expect(makeClips(root)).rejects.toThrow('content/data/letters.yaml:1  A list is expected here.')
    expect(madeFiles()).toHaveLength(all.length)
  })
})
