import { phrases } from 'virtual:content/phrases'
import { soundBytes } from 'virtual:content/sound-bytes'
import type { Phrase } from '@app/learning/pages'
import { Trans, useLingui } from '@lingui/react/macro'
import { Play, Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { KeepSound } from '../features/offline/keep-sound.tsx'
import { PhraseCard } from '../features/pages/phrase-card.tsx'
import { ShownPhrase } from '../features/pages/shown-phrase.tsx'
import { useTappable } from '../features/words/use-tappable.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { playInTurn, stopClip } from '../sound/sound.ts'
import { Button } from '../ui/button.tsx'
import { done, usePageKeys } from '../ui/keys/use-page-keys.ts'
import { SpeedButton } from '../ui/sound/speed-button.tsx'

export default function Phrases() {
  const { t } = useLingui()
  const { to } = usePlace()
  const [shown, show] = useState<Phrase>()
  const [sounding, setSounding] = useState<string>()
  const { renderText, explained } = useTappable()
  useEffect(() => stopClip, [])
  usePageKeys(({ key }) => key === 'Escape' && sounding !== undefined && done(stopClip()))
  return (
    <PageFrame
      title={t`Common travel phrases – Malayalam for All`}
      description={t`Ten Malayalam phrases for travelling in Kerala: read them, hear them, show them.`}
      card="phrases"
      things={[{ '@type': 'LearningResource', learningResourceType: 'Phrasebook', teaches: 'Malayalam' }]}
      trail={[{ name: t`Resources`, address: to('/resource') }, { name: t`Common travel phrases` }]}
      width="max-w-5xl"
    >
      <h1 className="mt-6 text-3xl font-bold">
        <Trans>Common travel phrases</Trans>
      </h1>
      <p className="mt-1 mb-4 text-ink-soft">
        <Trans>Tap to hear one, or show it on the whole screen to a driver or a shopkeeper.</Trans>
      </p>
      {/* The playing phrase scrolls into view by itself. The Stop button stays in place. */}
      <div className="sticky top-0 z-10 -mx-4 mb-2 flex gap-3 bg-ground px-4 py-2 noscript:hidden">
        <Button
          onClick={() =>
            sounding
              ? stopClip()
              : void playInTurn(
                  phrases.map(({ audio }) => audio),
                  setSounding,
                )
          }
          className="grow sm:grow-0"
        >
          {sounding ? (
            <Square aria-hidden="true" className="size-5" />
          ) : (
            <Play aria-hidden="true" className="size-5" />
          )}
          {sounding ? <Trans>Stop</Trans> : <Trans>Play all</Trans>}
        </Button>
        <SpeedButton />
      </div>
      <ol className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {phrases.map((phrase) => (
          <li key={phrase.id}>
            <PhraseCard
              phrase={phrase}
              sounding={phrase.audio === sounding}
              renderText={renderText}
              onShow={() => {
                stopClip()
                show(phrase)
              }}
            />
          </li>
        ))}
      </ol>
      <KeepSound set="phrases" bytes={soundBytes.phrases} />
      {shown && <ShownPhrase phrase={shown} onClose={() => show(undefined)} />}
      {explained}
    </PageFrame>
  )
}
