import { isMalayalam } from '@app/malayalam'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ShelfText } from '../../device/texts/shelf.ts'
import { Button, IconButton, LinkButton } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'

type Props = {
  texts: readonly ShelfText[]
  addressOf: (id: string) => string
  onForget: (id: string) => void
}

/** The books and texts that the device keeps, each with how far it is read. */
export function ShelfList({ texts, addressOf, onForget }: Props) {
  if (texts.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-1 text-2xl font-bold">
        <Trans>On this device</Trans>
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        <Trans>They are kept in this browser only, and are sent nowhere.</Trans>
      </p>
      <ul className="grid gap-3">
        {texts.map((text) => (
          <ShelfItem
            key={text.id}
            text={text}
            address={addressOf(text.id)}
            onForget={() => onForget(text.id)}
          />
        ))}
      </ul>
    </section>
  )
}

type ItemProps = { text: ShelfText; address: string; onForget: () => void }

function ShelfItem({ text: { title, author, cover, chapters, place }, address, onForget }: ItemProps) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const lines = chapters.reduce((sum, chapter) => sum + chapter.lines, 0)
  return (
    <li className="flex gap-3 rounded-2xl border-2 border-line bg-surface p-4">
      {cover && <img src={cover} alt="" className="w-14 shrink-0 self-start rounded-md sm:w-20" />}
      <div className="min-w-0 grow">
        <div className="flex items-start gap-1">
          <h3
            className="min-w-0 grow text-xl font-bold break-words"
            lang={isMalayalam(title) ? 'ml' : undefined}
          >
            <MixedText text={title} />
          </h3>
          <IconButton label={t`Remove ${title} from this device`} onClick={() => setAsking(true)}>
            <Trash2 aria-hidden="true" className="size-5 text-laterite" />
          </IconButton>
        </div>
        <p className="text-sm break-words text-ink-soft">
          {author && (
            <>
              <MixedText text={author} /> ·{' '}
            </>
          )}
          {chapters.length > 1 ? (
            <Trans>
              Chapter {place.chapter + 1} of {chapters.length}
            </Trans>
          ) : (
            <Plural value={lines} one="# line" other="# lines" />
          )}
        </p>
        {isAsking ? (
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <p className="grow basis-full font-semibold">
              <Trans>Remove this text for good?</Trans>
            </p>
            <Button variant="danger" onClick={onForget}>
              <Trans>Remove</Trans>
            </Button>
            <Button variant="quiet" autoFocus onClick={() => setAsking(false)}>
              <Trans>Keep</Trans>
            </Button>
          </div>
        ) : (
          <LinkButton variant="quiet" to={address} className="mt-3 text-base">
            <BookOpen aria-hidden="true" className="size-5" />
            {place.chapter > 0 || place.line > 0 ? <Trans>Read on</Trans> : <Trans>Read</Trans>}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
