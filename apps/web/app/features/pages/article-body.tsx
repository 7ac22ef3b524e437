import type { Block, Inline } from '@app/learning/pages'
import { Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePlace } from '../../addresses/use-place.ts'
import { useHydrated } from '../../prerender/use-hydrated.ts'
import { playClip } from '../../sound/sound.ts'
import { FixedList } from '../../ui/fixed-list.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Reading } from '../../ui/reading.tsx'
import { ListenTo } from '../../ui/sound/listen-button.tsx'
import { useSoundTrouble } from '../../ui/sound/sound-trouble.tsx'

type RenderText = (text: string) => ReactNode

type Props = { body: readonly Block[]; renderText: RenderText }

/**
 * The text of an article. Its Malayalam is a link to the clip, which plays in place once the page is
 * hydrated.
 */
export function ArticleBody({ body, renderText }: Props) {
  return (
    <FixedList items={body}>{(block) => <ArticleBlock block={block} renderText={renderText} />}</FixedList>
  )
}

function ArticleBlock({ block, renderText }: { block: Block; renderText: RenderText }) {
  switch (block.type) {
    case 'heading':
      return <h2 className="mt-8 mb-2 text-2xl font-bold">{block.text}</h2>
    case 'paragraph':
      return (
        <p className="my-3 text-lg leading-relaxed">
          <Line line={block.line} renderText={renderText} />
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
              <Line line={line} renderText={renderText} />
            </li>
          ))}
        </List>
      )
    }
  }
}

function Line({ line, renderText }: { line: readonly Inline[]; renderText: RenderText }) {
  return <FixedList items={line}>{(inline) => <Piece inline={inline} renderText={renderText} />}</FixedList>
}

function Piece({ inline, renderText }: { inline: Inline; renderText: RenderText }) {
  const { to } = usePlace()
  switch (inline.type) {
    case 'text':
      return <MixedText text={inline.text} renderText={renderText} />
    case 'strong':
      return (
        <strong>
          <MixedText text={inline.text} renderText={renderText} />
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
          <Say text={inline.text} audio={inline.audio} renderText={renderText} />{' '}
          <span className={inline.meaning ? undefined : withoutLatin}>
            (<Reading text={inline.text} />
            {inline.meaning && (
              <>
                <span className={withoutLatin}>, </span>
                {inline.meaning}
              </>
            )}
            )
          </span>
        </>
      )
  }
}

/** Hidden together with the Latin letters. */
const withoutLatin = 'in-data-[latin=none]:hidden'

type SayProps = { text: string; audio: string; renderText: RenderText }

const chip = 'inline-flex items-baseline gap-1 rounded-lg bg-backwater-soft px-1.5 text-backwater'

/**
 * Malayalam with its clip. In the prerendered page all of it is a link to the clip. Later its words can be
 * tapped, and the speaker plays it.
 */
function Say({ text, audio, renderText }: SayProps) {
  const hydrated = useHydrated()
  const trouble = useSoundTrouble(audio)
  const speaker = <Volume2 aria-hidden="true" className="size-4 self-center" />
  const malayalam = (
    <span lang="ml" className="malayalam">
      {hydrated ? renderText(text) : text}
    </span>
  )
  if (!hydrated)
    return (
      <a href={audio} className={chip}>
        {malayalam}
        {speaker}
      </a>
    )
  return (
    <>
      <span className={chip}>
        {malayalam}
        <a
          href={audio}
          onClick={(event) => {
            event.preventDefault()
            void playClip(audio)
          }}
          className="-m-3.5 self-center p-3.5"
        >
          <span className="sr-only">
            <ListenTo text={text} />
          </span>
          {speaker}
        </a>
      </span>
      {trouble && <span className="ml-1 text-sm text-laterite">{trouble}</span>}
    </>
  )
}
