import * as v from 'valibot'
import { readReviewSettings } from '../review/settings.ts'
import { Device } from './device.ts'

const app = 'malayalam-for-all'
const version = 3

/** What earlier versions did not know of. */
const sinceThird = {
  reviewSettings: readReviewSettings(undefined),
  videoSettings: {},
  marks: { said: [], denied: [] },
  text: '',
  results: [],
}
const unknownTo = new Map<unknown, Partial<Device>>([
  [1, { ...sinceThird, reviews: [] }],
  [2, sinceThird],
  [version, {}],
])

/** Above what any device has to say: bytes. A review takes some 150. */
export const largestFile = 50_000_000

/** Why a file is not loaded. `newer`: a later version of the app wrote it. */
export type Refusal = 'foreign' | 'newer' | 'damaged'

export type DeviceFile = { type: 'sound'; device: Device } | { type: 'refused'; refusal: Refusal }

/** The file that "Save everything" writes: readable by people, and by every later version of the app. Each review is one line of it. */
export function writeDeviceFile(device: Device): string {
  const { reviews, ...rest } = device
  const text = JSON.stringify({ app, version, ...rest }, undefined, 2)
  const log = reviews.map((record) => `\n    ${JSON.stringify(record)}`).join(',')
  return `${text.slice(0, -'\n}'.length)},\n  "reviews": [${log}\n  ]\n}\n`
}

/** Reads such a file. One with any fault in it is refused whole: half a file would be half a truth. */
export function readDeviceFile(content: string): DeviceFile {
  const read = parse(content)
  if (!isOurs(read)) return { type: 'refused', refusal: 'foreign' }
  if (typeof read.version === 'number' && read.version > version) return { type: 'refused', refusal: 'newer' }
  const { app: _app, version: written, ...fields } = read
  const unknown = unknownTo.get(written)
  const device = v.safeParse(Device, { ...unknown, ...fields })
  if (!unknown || !device.success) return { type: 'refused', refusal: 'damaged' }
  return { type: 'sound', device: device.output }
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

const isOurs = (read: unknown): read is { app: string; version?: unknown } =>
  typeof read === 'object' && read !== null && 'app' in read && read.app === app
