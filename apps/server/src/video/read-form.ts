import type { OwnVideoAdded } from '@app/api'
import {
  joinEnglish,
  type Mended,
  mostBytes,
  nothingMended,
  type ParsedCaptions,
  parseCaptions,
  parseCaptionText,
} from '@app/learning/bring'
import { isMalayalam } from '@app/malayalam'
import type { BroughtText, ReadForm } from '../outside/captions.ts'
import { jsonOf } from './found-captions.ts'

/** In bytes: a form with two files, and its other fields. */
export const longestForm = 2 * mostBytes + 64 * 1024

/** In characters. Our own forms send no longer fields besides the texts. */
const longestField = 5000

/** Reads the form with which a learner brings a text. A long one takes a while, so a worker does it. */
export async function readForm(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<ReadForm> {
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!form) return { type: 'broken' }

  const fields: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value.slice(0, longestField)
  const file = form.get('original')
  const fileName = file instanceof File ? file.name.slice(0, longestField) : ''

  const original = await readText(form, 'original')
  if (!original) return { type: 'read', fields, fileName, text: undefined }
  if (original.type === 'refused') return { ...original, file: 'original' }
  const english = await readText(form, 'english')
  if (english?.type === 'refused') return { ...english, file: 'english' }
  const text = brought(original, english)
  return text.type === 'refused'
    ? { ...text, file: 'english' }
    : { type: 'read', fields, fileName, text: text.text }
}

/** Undefined if no file was chosen: a browser sends an empty file then. */
async function readText(form: FormData, name: 'original' | 'english'): Promise<ParsedCaptions | undefined> {
  const value = form.get(name)
  if (value === null) return undefined
  if (typeof value === 'string') return value.trim() === '' ? undefined : parseCaptionText(value)
  if (value.size === 0 && value.name === '') return undefined
  return parseCaptions(new Uint8Array(await value.arrayBuffer()))
}

type Lines = Extract<ParsedCaptions, { type: 'lines' }>

function brought(original: Lines, english: Lines | undefined) {
  const alone = { type: 'lines', lines: original.lines, timed: original.timed, left: 0 } as const
  const joined = english ? joinEnglish(original, english) : alone
  if (joined.type === 'refused') return joined
  const { lines, timed, left } = joined
  const text: BroughtText = {
    json: jsonOf(lines),
    lines: lines.length,
    timed,
    malayalam: lines.some(({ text }) => isMalayalam(text)),
    first: lines[0]?.text ?? '',
    mended: {
      ...sum(original.mended, english?.mended ?? nothingMended),
      left,
      lost: [...lostIn(original.mended, 'original'), ...lostIn(english?.mended ?? nothingMended, 'english')],
    },
  }
  return { type: 'read', text } as const
}

/** The most line numbers in a message. Who has more to correct looks through the file. */
const maxLineNumbers = 20

const lostIn = (
  { empty, damaged, before, times }: Mended,
  file: 'original' | 'english',
): OwnVideoAdded['mended']['lost'] =>
  (
    [
      ['empty', empty],
      ['damaged', damaged],
      ['before', before],
      ['times', times],
    ] as const
  )
    .filter(([, lines]) => lines.length > 0)
    .map(([what, lines]) => ({ what, file, count: lines.length, lines: lines.slice(0, maxLineNumbers) }))

const sum = (one: Mended, other: Mended) => ({
  ends: one.ends + other.ends,
  order: one.order + other.order,
  overlaps: one.overlaps + other.overlaps,
  joined: one.joined + other.joined,
})
