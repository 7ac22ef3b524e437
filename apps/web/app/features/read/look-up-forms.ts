import type { ReadForm } from '@app/learning/vocabulary'

type Form = Omit<ReadForm, 'reading'>

/** Milliseconds of work before typing and scrolling get their turn. */
const turn = 8

type Needs = {
  readingOf: (form: string) => ReadForm['reading']
  /** Milliseconds of a clock that never goes back. */
  now: () => number
  /** Lets the page handle what was typed in the meantime. */
  rest: () => Promise<void>
  /** Whether the text is still on screen. */
  isWanted: () => boolean
  onProgress: (done: number) => void
}

/** Looks up forms, a few at a time. Returns undefined if the text has changed in the meantime. */
export async function lookUpForms(
  forms: readonly Form[],
  { readingOf, now, rest, isWanted, onProgress }: Needs,
): Promise<ReadForm[] | undefined> {
  const read: ReadForm[] = []
  let began = now()
  for (const form of forms) {
    read.push({ ...form, reading: readingOf(form.form) })
    if (now() - began < turn) continue
    await rest()
    if (!isWanted()) return undefined
    if (read.length % 5 === 0) onProgress(read.length)
    began = now()
  }
  return read
}
