import { phrases } from 'virtual:content/phrases'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { loadTexts } from '../../sound/clip-texts.ts'
import { localVoice, watchVoices } from '../../sound/device-voice.ts'
import { playClip } from '../../sound/sound.ts'
import { chooseVoice, chosenVoice, type Voice, voices } from '../../sound/voice.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/field.tsx'

/**
 * Chooses between our clips and the device's Malayalam voice, if it has one. Each can be heard before it is
 * chosen.
 */
export function VoiceField() {
  const { t } = useLingui()
  const [isOffered, setOffered] = useState(() => localVoice() !== undefined)
  const [voice, setVoice] = useState(chosenVoice)
  useEffect(() => watchVoices(() => setOffered(localVoice() !== undefined)), [])
  useEffect(() => {
    if (isOffered) void loadTexts()
  }, [isOffered])
  if (!isOffered) return null

  const play = (voice: Voice) => void playClip(phrases[0]?.audio ?? '', voice)
  return (
    <div className="grid gap-2">
      <SelectField
        label={t`Voice`}
        about={t`Who speaks words and sentences.`}
        value={voice}
        options={voices}
        names={{ ours: t`Ours`, device: t`This device’s` }}
        onChange={(chosen) => {
          chooseVoice(chosen)
          setVoice(chosen)
        }}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="quiet" onClick={() => play('ours')} className="px-2 text-base">
          {t`Hear ours`}
        </Button>
        <Button variant="quiet" onClick={() => play('device')} className="px-2 text-base">
          {t`Hear this device’s`}
        </Button>
      </div>
    </div>
  )
}
