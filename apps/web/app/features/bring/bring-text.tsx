import { type OwnVideoAdded, ownVideosApi } from '@app/api'
import { readVideoLink } from '@app/learning/bring'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { sendForm } from '../../api/call.ts'
import { keepLocalMedia, textOfFile } from '../../media/local-media.ts'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useAct } from '../../ui/use-act.ts'
import { BadLink, RefusalLine } from './refusal-line.tsx'

type Props = {
  onAdded: (added: OwnVideoAdded) => void
  /** The link that was pasted above: the learner's captions may belong to it. */
  link: string
  /** The file that another app has shared, or that was opened with this one. */
  file: File | undefined
  renderKnown: (videoId: string) => ReactNode
}

const captions =
  '.srt,.vtt,.sbv,.ass,.ssa,.sub,.lrc,.ttml,.dfxp,.xml,.smi,.sami,.json,.json3,.tsv,.csv,.mpl,.txt,text/*,application/x-subrip'

/**
 * Saves a text that the learner has: captions or plain text, with its English, and with a video of the
 * provider or of the learner.
 */
export function BringText({ onAdded, link, file, renderKnown }: Props) {
  const { t } = useLingui()
  const { busy, failure, act } = useAct()
  const [known, setKnown] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.elements.namedItem('original-file')
    if (!file || !(field instanceof HTMLInputElement)) return
    const chosen = new DataTransfer()
    chosen.items.add(file)
    field.files = chosen.files
    field.focus()
  }, [file])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    const fields = new FormData(element)
    const media = fields.get('media')
    const video = String(fields.get('link') ?? '')
    // The video file itself stays on the device.
    fields.delete('media')
    for (const name of ['original', 'english']) {
      const file = fields.get(`${name}-file`)
      fields.delete(`${name}-file`)
      if (file instanceof File && file.name !== '') fields.set(name, file)
    }

    void act(async () => {
      const read = readVideoLink(video)
      if (read.type === 'refused' && read.reason !== 'empty') throw new BadLink(read.reason)
      const added = await sendForm(ownVideosApi.add, fields)
      if (media instanceof File && media.name !== '') keepLocalMedia(added.video.id, media)
      setKnown(undefined)
      element.reset()
      onAdded(added)
    })
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <TextField label={t`Title`} name="title" maxLength={200} hint={t`Empty: the name of the file.`} />
      <fieldset className="grid gap-3 rounded-2xl border-2 border-line p-4">
        <legend className="px-2 font-bold">
          <Trans>The text</Trans>
        </legend>
        <FileField
          label={t`File of captions or text`}
          hint={t`Captions of any usual format, or plain text, up to 10 MB and 20,000 lines`}
          name="original-file"
          accept={captions}
        />
        <TextArea label={t`Or paste it here`} name="original" rows={5} lang="ml" />
      </fieldset>
      <details className="rounded-2xl border-2 border-line p-4">
        <summary className="-m-4 min-h-12 cursor-pointer p-3 font-bold">
          <Trans>English for it, if you have some</Trans>
        </summary>
        <div className="mt-6 grid gap-3">
          <FileField
            label={t`File of English captions or text`}
            hint={t`It is joined by its times, or without times line by line.`}
            name="english-file"
            accept={captions}
          />
          <TextArea label={t`Or paste the English here`} name="english" rows={4} lang="en" />
        </div>
      </details>
      <details className="rounded-2xl border-2 border-line p-4" open={link !== ''}>
        <summary className="-m-4 min-h-12 cursor-pointer p-3 font-bold">
          <Trans>A video or sound for it, if there is one</Trans>
        </summary>
        <div className="mt-6 grid gap-3">
          <TextField
            key={link}
            label={t`Its link on YouTube`}
            name="link"
            type="url"
            defaultValue={link}
            maxLength={2000}
            autoComplete="off"
          />
          <FileField
            label={t`Or a video or sound file of yours`}
            hint={t`It stays on this device and is sent nowhere. You choose it again when you come back.`}
            name="media"
            accept="video/*,audio/*"
            onChange={({ target }) => setKnown(target.files?.[0] && textOfFile(target.files[0]))}
          />
          {known && renderKnown(known)}
        </div>
      </details>
      <RefusalLine failure={failure} />
      <Button type="submit" aria-disabled={busy} className="w-full sm:w-auto sm:justify-self-start">
        {busy ? <Trans>Reading it…</Trans> : <Trans>Keep it in my texts</Trans>}
      </Button>
    </form>
  )
}
