import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { loadContent } from './load-content.ts'
import { loadContentInChild, loadLexiconInChild } from './load-in-child-process.ts'
import { loadWordClips } from './load-lexicon.ts'
import { shippedContent, shippedLexicon } from './testing/shipped.ts'

describe('content read in another process', () => {
  it('is the same as content read in this one', async () => {
    const { content, wordClips } = loadContentInChild()
    expect(await content).toEqual(shippedContent())
    expect(await wordClips()).toEqual(loadWordClips())
    expect(await loadLexiconInChild()).toEqual(shippedLexicon())
  })

  it('also arrives when Node watches a developer’s files, and reports each file', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect((await loadContentInChild().content).topics.length).toBe(shippedContent().topics.length)
  })

  it('is refused in the same words', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'content-'))
    onTestFinished(() => rmSync(empty, { recursive: true }))
    const said = sentenceOf(() => loadContent(empty))
    expect(said).not.toBe('')
    await expect(loadContentInChild(empty).content).rejects.toThrow(said)
  })
})

function sentenceOf(load: () => unknown): string {
  try {
    load()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
