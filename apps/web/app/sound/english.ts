import { useEffect, useState } from 'react'

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
