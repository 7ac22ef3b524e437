import type { Phrase } from '@app/learning/pages'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { ListenButton } from '../../ui/sound/listen-button.tsx'

/** A phrase over the whole screen, large enough for a driver or a shopkeeper to read it on the phone. */
export function ShownPhrase({ phrase, onClose }: { phrase: Phrase; onClose: () => void }) {
  const { t } = useLingui()
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => element.current?.showModal(), [])
  return (
    <dialog
      ref={element}
      aria-label={phrase.phrase}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none bg-surface text-ink"
    >
      <div className="flex size-full flex-col">
        <div className="kasavu-band shrink-0" />
        <div className="flex justify-end p-2 landscape:absolute landscape:top-2 landscape:right-0">
          <IconButton label={t`Close`} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <div className="grid grow content-center justify-items-center gap-[3vh] px-6 pb-[4vh] text-center landscape:px-14">
          <p
            lang="ml"
            className={`text-balance ${phrase.mal.length > 20 ? 'text-[clamp(2rem,min(11vw,12vh),5.5rem)]' : 'text-[clamp(2rem,min(13vw,18vh),8rem)]'}`}
          >
            {phrase.mal}
          </p>
          <p lang="en" className="text-xl text-ink-soft">
            {phrase.phrase}
          </p>
          <ListenButton clip={phrase.audio} text={phrase.mal} size="large" />
        </div>
      </div>
    </dialog>
  )
}
