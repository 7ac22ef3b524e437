import { type OwnVideoAdded, ownVideosApi } from '@app/api'
import { readVideoLink } from '@app/learning/bring'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { sendForm } from '../../api/call.ts'
import { acceptedFiles } from '../../bring/accepted.ts'
import { type Given, leave, read, useDoor } from '../../bring/door.ts'
import { usePastedHtml } from '../../bring/use-pasted-html.ts'
import { useReceive } from '../../bring/use-receive.ts'
import { keepLocalMedia, textOfFile } from '../../media/local-media.ts'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'
import { useAct } from '../../ui/use-act.ts'
import { BroughtFault, type BroughtNotes, prepareText } from './prepare-text.ts'
import { BadLink, RefusalLine } from './refusal-line.tsx'

const WhatItIs = lazyWithMessages(
  () => import('../../bring/what-it-is.tsx').then(({ WhatItIs }) => WhatItIs),
  'more',
)

type Props = {
  onAdded: (added: OwnVideoAdded, notes: BroughtNotes) => void
  /** The link that was pasted above: the learner's captions may belong to it. */
  link: string
  renderKnown: (videoId: string) => ReactNode
}

/**
 * Saves a text that the learner has: captions or plain text, with its English, and with a video of the
 * provider or of the learner. It is read here, and its lines are sent; what belongs to another page goes there.
 */
export function BringText({ onAdded, link, renderKnown }: Props) {
  const { t } = useLingui()
  const { busy, failure, act } = useAct()
  const [known, setKnown] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { state, carried } = useDoor('/bring')
  const receive = useReceive('/bring')
  const { onPaste, givenOf } = usePastedHtml()
  const given = carried?.given
  useEffect(() => {
    const field = form.current?.elements.namedItem('original-file')
    if (!given || !('file' in given) || !(field instanceof HTMLInputElement)) return
    if (field.files?.[0]?.name === given.file.name) return
    const chosen = new DataTransfer()
    chosen.items.add(given.file)
    field.files = chosen.files
    field.focus()
  }, [given])
  const brought = carried?.brought
  const fault = brought?.kind === 'refused' ? new BroughtFault(brought.fault, 'original') : undefined

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    const fields = new FormData(element)
    const field = (name: string) => String(fields.get(name) ?? '').trim()
    const fileIn = (name: string) => {
      const file = fields.get(name)
      return file instanceof File && file.name !== '' ? file : undefined
    }
    const media = fileIn('media')

    void act(async () => {
      if (fault) throw fault
      const link = readVideoLink(field('link'))
      if (link.type === 'refused' && link.reason !== 'empty') throw new BadLink(link.reason)
      const pasted = field('original')
      const chosen = fileIn('original-file')
      if (!brought && !chosen && pasted === '') throw new BroughtFault({ kind: 'empty' }, 'original')
      // A chosen file may still be on its way through the door.
      const asked: Given = chosen ? { file: chosen } : givenOf(pasted)
      const original = brought ?? (await read(asked, { wanted: 'lines' }))
      if (original.kind === 'words') return receive(asked)

      const english = fileIn('english-file')
      const translation: Given | undefined = english
        ? { file: english }
        : field('english') !== ''
          ? { text: field('english') }
          : undefined
      const { json, title, notes } = await prepareText(original, translation)
      const sent = new FormData()
      const name = chosen?.name.replace(/\.[^.]*$/, '') ?? ''
      sent.set('title', field('title') || title || name)
      sent.set('link', field('link'))
      sent.set('original', json)
      const added = await sendForm(ownVideosApi.add, sent)
      if (media) keepLocalMedia(added.video.id, media)
      setKnown(undefined)
      element.reset()
      leave()
      onAdded(added, notes)
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
          accept={acceptedFiles}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void receive({ file })
            else leave()
          }}
        />
        {state === 'reading' && (
          <p role="status" className="text-ink-soft">
            <Trans>Reading it…</Trans>
          </p>
        )}
        {state === 'failed' && (
          <p role="alert" className="font-semibold text-laterite">
            <Trans>That did not work. It may need the network, the first time. Nothing was changed.</Trans>
          </p>
        )}
        {carried && brought && brought.kind !== 'refused' && (
          <Suspense>
            <WhatItIs
              brought={brought}
              onAs={(as) => void receive(carried.given, { as })}
              onRate={(rate) => void receive(carried.given, { rate })}
            />
          </Suspense>
        )}
        <TextArea label={t`Or paste it here`} name="original" rows={5} lang="ml" onPaste={onPaste} />
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
            accept={acceptedFiles}
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
      <RefusalLine failure={failure ?? fault} />
      <Button type="submit" aria-disabled={busy} className="w-full sm:w-auto sm:justify-self-start">
        {busy ? <Trans>Reading it…</Trans> : <Trans>Keep it in my texts</Trans>}
      </Button>
    </form>
  )
}
