import { type OwnVideo, ownVideosApi } from '@app/api'
import { isMalayalam } from '@app/malayalam'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, Check, Pencil, Play, Trash2, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call, endpointOf, send } from '../../api/call.ts'
import { Button, IconButton, LinkButton } from '../../ui/button.tsx'
import { inputShape } from '../../ui/form/labelled.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { useAct } from '../../ui/use-act.ts'
import { RefusalLine } from './refusal-line.tsx'

type Props = { video: OwnVideo; addresses: { watch: string; read: string }; onChanged: () => void }

const takeFocus = (input: HTMLInputElement | null) => input?.focus()

/** One of the learner's texts: to watch, to read, to rename, and to delete after one question. */
export function OwnItem({ video, addresses, onChanged }: Props) {
  const { t, i18n } = useLingui()
  const { title } = video
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'deleting'>('nothing')
  const { busy, failure, act } = useAct()

  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('title') ?? '')
    void act(async () => {
      await send(endpointOf(ownVideosApi.rename, video.id), { title: wanted })
      setDoing('nothing')
      onChanged()
    })
  }

  const remove = () =>
    act(async () => {
      await call(endpointOf(ownVideosApi.remove, video.id))
      onChanged()
    })

  return (
    <li className="rounded-2xl border-2 border-line bg-surface p-4">
      {doing === 'renaming' ? (
        <form noValidate onSubmit={rename} className="flex items-center gap-1">
          <input
            ref={takeFocus}
            aria-label={t`New title`}
            name="title"
            defaultValue={title}
            lang={isMalayalam(title) ? 'ml' : undefined}
            maxLength={200}
            className={`${inputShape} grow`}
          />
          <IconButton type="submit" label={t`Save`} aria-disabled={busy}>
            <Check aria-hidden="true" />
          </IconButton>
          <IconButton label={t`Cancel`} onClick={() => setDoing('nothing')}>
            <X aria-hidden="true" />
          </IconButton>
        </form>
      ) : (
        <div className="flex items-start gap-1">
          <h3 className="min-w-0 grow text-xl font-bold break-words">
            <MixedText text={title} />
          </h3>
          <IconButton label={t`Rename ${title}`} onClick={() => setDoing('renaming')}>
            <Pencil aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={t`Delete ${title}`} onClick={() => setDoing('deleting')}>
            <Trash2 aria-hidden="true" className="size-5 text-laterite" />
          </IconButton>
        </div>
      )}
      <p className="text-sm text-ink-soft">
        <Plural value={video.lines} one="# line" other="# lines" /> ·{' '}
        {i18n.date(video.added, { dateStyle: 'medium' })}
        {video.provider === 'youtube' && ' · YouTube'}
      </p>
      <RefusalLine failure={failure} />
      {doing === 'deleting' ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="grow basis-full font-semibold">
            <Trans>Delete this text for good?</Trans>
          </p>
          <Button variant="danger" onClick={() => void remove()} aria-disabled={busy}>
            <Trans>Delete</Trans>
          </Button>
          <Button variant="quiet" autoFocus onClick={() => setDoing('nothing')}>
            <Trans>Keep</Trans>
          </Button>
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap gap-3">
          <LinkButton to={addresses.watch} className="grow text-base sm:grow-0">
            <Play aria-hidden="true" className="size-5" />
            <Trans>Watch</Trans>
          </LinkButton>
          <LinkButton variant="quiet" to={addresses.read} className="grow text-base sm:grow-0">
            <BookOpen aria-hidden="true" className="size-5" />
            <Trans>Read</Trans>
          </LinkButton>
        </div>
      )}
    </li>
  )
}
