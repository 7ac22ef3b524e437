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

type Sayer = (text: string) => string | undefined

const saysNothing: Sayer = () => undefined

/**
 * What finds the address at which an English text is heard here, if it can be: see `englishSayer`. It finds none until
 * that is known, or if it is not `wanted`.
 */
export function useEnglishSayer(wanted = true): Sayer {
  const [sayer, setSayer] = useState<Sayer>(() => saysNothing)
  useEffect(() => {
    if (!wanted) return
    void import('./english-voice.ts')
      .then(({ englishSayer }) => englishSayer())
      .then(
        (found) => setSayer(() => found),
        () => undefined,
      )
  }, [wanted])
  return sayer
}
