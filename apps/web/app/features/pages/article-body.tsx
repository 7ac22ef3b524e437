import type { Block, Inline } from '@app/learning/pages'
import { Volume2 } from 'lucide-react'
import { Link } from 'react-router'
import { playClip } from '../../lib/sound.ts'
import { usePlace } from '../../lib/use-place.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Reading } from '../../ui/reading.tsx'

/** The text of an article. Its Malayalam can be played: a link to the clip, which sounds in place once the page is alive. */
export function ArticleBody({ body }: { body: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never move
  return body.map((block, place) => <ArticleBlock key={place} block={block} />)
}

function ArticleBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <h2 className="mt-8 mb-2 text-2xl font-bold">{block.text}</h2>
    case 'paragraph':
      return (
        <p className="my-3 text-lg leading-relaxed">
          <Line line={block.line} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List
          className={`my-3 space-y-1.5 pl-6 text-lg leading-relaxed ${block.ordered ? 'list-decimal' : 'list-disc'}`}
        >
          {block.items.map((line) => (
            <li key={line.map(({ text }) => text).join('')}>
              <Line line={line} />
            </li>
          ))}
        </List>
      )
    }
  }
}

function Line({ line }: { line: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never move
  return line.map((inline, place) => <Piece key={place} inline={inline} />)
}

function Piece({ inline }: { inline: Inline }) {
  const { to } = usePlace()
  switch (inline.type) {
    case 'text':
      return <MixedText text={inline.text} />
    case 'strong':
      return (
        <strong>
          <MixedText text={inline.text} />
        </strong>
      )
    case 'key':
      return (
        <kbd className="rounded-lg border border-line bg-raised px-1.5 font-mono text-base">
          {inline.text}
        </kbd>
      )
    case 'em':
      return <em>{inline.text}</em>
    case 'link':
      return (
        <Link
          to={to(inline.href as Parameters<typeof to>[0])}
          className="font-semibold text-accent underline underline-offset-4"
        >
          {inline.text}
        </Link>
      )
    case 'say':
      return (
        <>
          <a
            href={inline.audio}
            onClick={(event) => {
              event.preventDefault()
              void playClip(inline.audio)
            }}
            className="inline-flex items-baseline gap-1 rounded-lg bg-backwater-soft px-1.5 text-backwater"
          >
            <span lang="ml" className="malayalam">
              {inline.text}
            </span>
            <Volume2 aria-hidden="true" className="size-4 self-center" />
          </a>{' '}
          (<Reading text={inline.text} />
          {inline.meaning && `, ${inline.meaning}`})
        </>
      )
  }
}
