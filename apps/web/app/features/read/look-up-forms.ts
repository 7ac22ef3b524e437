import type { ReadForm } from '@app/learning/vocabulary'

type Form = Omit<ReadForm, 'reading'>

/** Milliseconds of work after which typing and scrolling get their turn. */
const turn = 8

type Needs = {
  readingOf: (form: string) => ReadForm['reading']
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
  /** Lets the page hear what was typed meanwhile. */
  rest: () => Promise<void>
  /** Whether the text is still there. */
  isWanted: () => boolean
  onProgress: (done: number) => void
}

/** Looks forms up, a few at a time. Nothing comes of it where the text is another one meanwhile. */
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
