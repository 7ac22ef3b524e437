import type { Article, Block, Inline, Phrase } from '@app/learning/pages'
import type { AudioPath } from './audio/audio-path.ts'
import type { AuthoredBlock, AuthoredInline } from './authored/article-blocks.ts'
import type { Source } from './source.ts'

export function phrasesOf({ phrases: { document, entries } }: Source, audioPath: AudioPath): Phrase[] {
  return entries.map((phrase, at) => ({
    ...phrase,
    audio: audioPath(phrase.id, (sentence) => document.fault([at], sentence)),
  }))
}

export function articlesOf({ articles }: Source, audioPath: AudioPath): Article[] {
  return articles.map(({ document, body, ...article }) => {
    const clip = (id: string) => audioPath(id, (sentence) => document.fault([], sentence))
    return { ...article, body: body.map((block) => spokenBlock(block, clip)) }
  })
}

type Clip = (id: string) => string

function spokenBlock(block: AuthoredBlock, clip: Clip): Block {
  switch (block.type) {
    case 'heading':
      return block
    case 'paragraph':
      return { ...block, line: spokenLine(block.line, clip) }
    case 'list':
      return { ...block, items: block.items.map((line) => spokenLine(line, clip)) }
  }
}

/** A line with the address of each clip in place of its id. */
function spokenLine(line: readonly AuthoredInline[], clip: Clip): Inline[] {
  return line.map((inline) => {
    if (inline.type !== 'say') return inline
    const { id, ...said } = inline
    return { ...said, audio: clip(id) }
  })
}
