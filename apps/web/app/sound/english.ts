import { saidInEnglish } from '@app/learning/course/english'
import { useEffect, useState } from 'react'
import { playClip } from './sound.ts'

/** Says an English text: with the device’s own voice if it has a local one, else with our engine’s clip. */
export const sayEnglish = (text: string): Promise<void> => playClip(saidInEnglish(text))

/** Whether the device says English itself. Undefined until it is known. */
export function useEnglishVoice(): boolean | undefined {
  const [has, setHas] = useState<boolean>()
  useEffect(() => {
    void import('./english-voice.ts')
      .then(({ hasEnglishVoice }) => hasEnglishVoice())
      .then(setHas, () => undefined)
  }, [])
  return has
}
