import type { CheckedGuesses } from '@app/learning/course'

type Keeper = typeof import('./record-writing-and-speaking.ts')

/** No verdict waits for the code that keeps it, and a page whose browser keeps no practice goes on without it. */
function late(keep: (keeper: Keeper) => Promise<void>) {
  import('./record-writing-and-speaking.ts').then(keep).catch(() => undefined)
}

export const keepWritten = (letter: string, misses: number) =>
  late(({ keepWritten }) => keepWritten(letter, misses))

export const keepTraced = (text: string) => late(({ keepTraced }) => keepTraced(text))

export const keepSaid = (text: string, transcript: string) =>
  late(({ keepSaid }) => keepSaid(text, transcript))

export const keepStrayed = (syllables: readonly string[]) => late(({ keepStrayed }) => keepStrayed(syllables))

export const keepChecked = (checked: CheckedGuesses) => late(({ keepChecked }) => keepChecked(checked))
