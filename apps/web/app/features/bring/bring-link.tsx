import { type CaptionsReply, captionsApi, type OwnVideoAdded, ownVideosApi } from '@app/api'
import { readVideoLink } from '@app/learning/bring'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { ApiError, sendAndWait, sendForm } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useAct } from '../../ui/use-act.ts'
import { FoundCaptions } from './found-captions.tsx'
import { BadLink, RefusalLine } from './refusal-line.tsx'
import { refusalOf } from './refusal-of.ts'

type Props = {
  /** The text with a link that another app has shared. */
  shared: string | undefined
  onAdded: (added: OwnVideoAdded) => void
  onLink: (link: string) => void
}

/** Looks for the captions of a provider's video, shows what there is, and saves what the learner wants. */
export function BringLink({ shared = '', onAdded, onLink }: Props) {
  const { t } = useLingui()
  const { busy, failure, act } = useAct()
  const [link, setLink] = useState(shared)
  const [found, setFound] = useState<CaptionsReply>()
  const refusal = refusalOf(failure)

  const find = (language?: string) =>
    act(async () => {
      setFound(undefined)
      const read = readVideoLink(link)
      if (read.type === 'refused') throw new BadLink(read.reason)
      const asked = sendAndWait(captionsApi.find, { link: read.id, ...(language && { language }) })
      // If no captions are found here, the learner can bring them in the form below.
      asked.catch(() => onLink(link))
      setFound(await asked)
    })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void find()
  }

  const keep = ({ source, track }: CaptionsReply) =>
    act(async () => {
      const form = new FormData()
      form.set('link', source)
      form.set('captions', track.language)
      onAdded(await sendForm(ownVideosApi.add, form))
      setFound(undefined)
      setLink('')
    })

  return (
    <>
      <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-start gap-x-3 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <TextField
            label={t`Link to a YouTube video`}
            hint={t`Any form of link will do, or the video’s id.`}
            type="text"
            inputMode="url"
            name="link"
            value={link}
            maxLength={2000}
            autoComplete="off"
            onChange={({ target }) => setLink(target.value)}
          />
        </div>
        <Button type="submit" aria-disabled={busy} className="w-full sm:mt-7 sm:w-auto">
          <Trans>Find the captions</Trans>
        </Button>
      </form>
      <div className="mt-3 grid gap-3">
        <p role="status" className="text-ink-soft empty:hidden">
          {busy && <Trans>One moment…</Trans>}
        </p>
        <RefusalLine failure={failure} />
        {!found && failure instanceof ApiError && failure.code === 'too-many' && (
          <p>
            <Trans>Until then you can upload its captions below, or paste them there.</Trans>
          </p>
        )}
        {refusal?.tracks && (
          <ul className="flex flex-wrap gap-2">
            {refusal.tracks.map(({ language, name }) => (
              <li key={language + name}>
                <Button variant="quiet" onClick={() => void find(language)} className="text-base">
                  {t`Take ${name}`}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {found && <FoundCaptions found={found} busy={busy} onKeep={() => void keep(found)} />}
      </div>
    </>
  )
}
