import * as v from 'valibot'
import { parseJson } from '../parse-json.ts'
import { practiceOfReview } from '../practice/practice-of-review.ts'
import { Review, ReviewRecord } from '../review/review.ts'
import { readReviewSettings } from '../review/settings.ts'
import { Device } from './device.ts'

const app = 'malayalam-for-all'
const version = 4
/** The version of a file that has English, too. The app of before says of it that it is newer. */
const withEnglish = 5

/** The fields that files of earlier versions do not have, with the values they get. */
const sinceThird = {
  reviewSettings: readReviewSettings(undefined),
  videoSettings: {},
  marks: { said: [], denied: [] },
  text: '',
  results: [],
}
const unknownTo = new Map<unknown, Partial<Device>>([
  [1, sinceThird],
  [2, sinceThird],
  [3, {}],
  [version, {}],
  [withEnglish, {}],
])

/** Before version 4, practice was reviews alone. Before version 2, there were none. */
const Reviews = v.pipe(
  v.array(v.strictObject({ ...ReviewRecord.entries, review: v.nullable(v.strictObject(Review.entries)) })),
  v.transform((reviews) => reviews.map(practiceOfReview)),
)

/** The largest file that is read, in bytes: more than any device writes. An exercise takes about 200 bytes. */
export const largestFile = 80_000_000

/** The reason why a file is not loaded. `newer`: a later version of the app wrote it. */
export type Refusal = 'foreign' | 'newer' | 'damaged'

export type DeviceFile = { type: 'sound'; device: Device } | { type: 'refused'; refusal: Refusal }

/**
 * Writes the file of "Save everything to a file". People and all later versions of the app can read it. Each
 * exercise is on a line of its own.
 */
export function writeDeviceFile(device: Device): string {
  const { english, practice, ...rest } = device
  if (!english) return withLog({ app, version, ...rest }, practice)
  const { practice: ofEnglish, ...part } = english
  const log = withLog({ app, version: withEnglish, ...rest }, practice)
  return `${log.slice(0, -ending.length)},\n"english": ${withLog(part, ofEnglish).trimEnd()}${ending}`
}

const ending = '\n}\n'

function withLog(fields: object, practice: Device['practice']): string {
  const text = `${JSON.stringify(fields, undefined, 2)}\n`
  const log = practice.map((record) => `\n    ${JSON.stringify(record)}`).join(',')
  return `${text.slice(0, -ending.length)},\n  "practice": [${log}\n  ]${ending}`
}

/**
 * Reads a file of "Save everything". A file with any error is refused as a whole, because a part of it would
 * give a wrong state.
 */
export function readDeviceFile(content: string): DeviceFile {
  const read = parseJson(content)
  if (!isOurs(read)) return { type: 'refused', refusal: 'foreign' }
  if (typeof read.version === 'number' && read.version > withEnglish)
    return { type: 'refused', refusal: 'newer' }
  const { app: _app, version: written, ...rest } = read
  const unknown = unknownTo.get(written)
  const fields = Number(written) >= version ? rest : withPractice(rest, written)
  const device = v.safeParse(Device, { ...unknown, ...fields })
  if (!unknown || !device.success) return { type: 'refused', refusal: 'damaged' }
  return { type: 'sound', device: device.output }
}

/** The fields of an earlier version's file, with its reviews as practice. Wrong ones stay, and refuse the file. */
function withPractice({ reviews, ...rest }: { reviews?: unknown }, written: unknown) {
  if (written === 1) return { practice: [], ...rest }
  const read = v.safeParse(Reviews, reviews)
  return { ...rest, practice: read.success ? read.output : reviews }
}

const isOurs = (read: unknown): read is { app: string; version?: unknown } =>
  typeof read === 'object' && read !== null && 'app' in read && read.app === app
