import type { BroughtKind } from '@app/learning/bring'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { acceptedFiles } from '../../bring/accepted.ts'
import { leave, useDoor } from '../../bring/door.ts'
import { FileFault } from '../../bring/file-fault.tsx'
import { refusalOfFault } from '../../bring/refusal-of-fault.ts'
import { useReceive } from '../../bring/use-receive.ts'
import { useSavedWords } from '../../device/words/saved-words.ts'
import { Button } from '../../ui/button.tsx'
import { ImportPreview } from './import-preview.tsx'
import { importWords, type Offer } from './import-words.ts'
import { PasteWords } from './paste-words.tsx'
import { Refused } from './refused.tsx'
import { type Format, formats, saveWordFile } from './word-files.ts'

type Taken = { count: number; same: number; leftOut: number; reviews: number }
type State =
  | { type: 'resting' | 'working' | 'failed' | 'no room' | 'too many' }
  | { type: 'saved'; missing: number }
  | ({ type: 'taken' } & Taken)

/** Saves the learner's words to a file, and takes those that were brought: from Anki, a table, a list that was pasted. */
export function WordFilesSection() {
  const { t } = useLingui()
  const file = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ type: 'resting' })
  const words = useSavedWords()?.words ?? []
  const { state: door, carried } = useDoor('/lm')
  const receive = useReceive('/lm')
  const busy = state.type === 'working' || door === 'reading'

  const names: Record<Format, string> = {
    anki: t`For Anki, with sound`,
    csv: t`As a table (CSV)`,
    json: t`With all reviews (JSON)`,
  }

  async function work(does: () => Promise<State>) {
    if (busy) return
    setState({ type: 'working' })
    setState(await does().catch((): State => ({ type: 'failed' })))
  }

  const save = (format: Format) =>
    work(async () => ({ type: 'saved', missing: await saveWordFile(format, words, Date.now()) }))

  /** What was brought before is gone: something else comes. */
  function bring(given: Parameters<typeof receive>[0], as?: BroughtKind) {
    if (busy) return
    setState({ type: 'resting' })
    void receive(given, as && { as })
  }

  const take = (offer: Offer) =>
    work(async () => {
      const saving = await importWords(offer, Date.now())
      if (saving !== 'saved') return { type: saving }
      leave()
      return {
        type: 'taken',
        count: offer.plan.fresh.length + offer.plan.changed.length,
        same: offer.plan.same,
        leftOut: offer.skipped + offer.left.length,
        reviews: offer.reviews.length,
      }
    })

  const brought = carried?.brought
  const isOffered = brought?.kind === 'words' && brought.words.type !== 'refused'
  return (
    <section aria-labelledby="word-files" className="mt-8 rounded-3xl border-2 border-line bg-surface p-5">
      <h2 id="word-files" className="text-xl font-bold">
        <Trans>Your words in a file</Trans>
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">
        <Trans>Take them along, or bring in words from Anki, a table, or a file from here.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        {words.length > 0 &&
          formats.map((format) => (
            <Button
              key={format}
              variant="quiet"
              aria-disabled={busy}
              className="grow px-4 text-base"
              onClick={() => void save(format)}
            >
              <Download aria-hidden="true" className="size-5" />
              {names[format]}
            </Button>
          ))}
        <Button
          variant="quiet"
          aria-disabled={busy}
          className="grow px-4 text-base"
          onClick={() => !busy && file.current?.click()}
        >
          <Upload aria-hidden="true" className="size-5" />
          <Trans>Bring in words from a file</Trans>
        </Button>
        <input
          ref={file}
          hidden
          type="file"
          aria-label={t`File with words`}
          accept={acceptedFiles}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) bring({ file: chosen })
            target.value = ''
          }}
        />
      </div>
      <PasteWords busy={busy} onPasted={bring} />
      <div role="status" className="mt-3 empty:hidden">
        {busy && <Trans>One moment…</Trans>}
        {state.type === 'saved' &&
          (state.missing === 0 ? (
            <Trans>The file is made.</Trans>
          ) : (
            <Plural
              value={state.missing}
              one="The file is made, but for # sound that did not arrive."
              other="The file is made, but for # sounds that did not arrive."
            />
          ))}
        {state.type === 'taken' && <Taken {...state} />}
      </div>
      {carried && brought && isOffered && (
        <ImportPreview
          key={carried.number}
          brought={brought}
          mine={words}
          onTake={(offer) => void take(offer)}
          onLeave={leave}
          onAs={(kind) => bring(carried.given, kind)}
        />
      )}
      <div role="alert" className="mt-3 empty:hidden">
        {brought?.kind === 'words' && brought.words.type === 'refused' && (
          <Refused refusal={brought.words.refusal} />
        )}
        {brought?.kind === 'refused' && (
          <p>
            <Trans>The file:</Trans> <FileFault refusal={refusalOfFault(brought.fault)} />
          </p>
        )}
        {brought && brought.kind !== 'words' && brought.kind !== 'refused' && (
          <Refused refusal={{ why: 'foreign' }} />
        )}
        {(state.type === 'failed' || door === 'failed') && (
          <Trans>That did not work. It may need the network, the first time. Nothing was changed.</Trans>
        )}
        {state.type === 'no room' && (
          <Trans>
            This browser has no room to keep what is in the file. Nothing was changed. Free some space, then
            load it again.
          </Trans>
        )}
        {state.type === 'too many' && (
          <Trans>
            With these your list would have more than 20,000 words. Nothing was changed. Remove some words, or
            bring in fewer.
          </Trans>
        )}
      </div>
    </section>
  )
}

/** What came of a file, in numbers. */
function Taken({ count, same, leftOut, reviews }: Taken) {
  return (
    <>
      <Trans>Done. Words new or changed: {count}.</Trans>{' '}
      {reviews > 0 && <Trans>Reviews that came along: {reviews}.</Trans>}{' '}
      {same > 0 && <Trans>As they were: {same}.</Trans>} {leftOut > 0 && <Trans>Left out: {leftOut}.</Trans>}
    </>
  )
}
