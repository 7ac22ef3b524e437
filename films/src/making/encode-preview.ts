import { ffmpeg } from './ffmpeg.ts'

/**
 * As large as a film on a phone, in the same shape. It has four kilobytes, which fit into the HTML of a page.
 */
const size = '416:234'

/** A small poster as AVIF, which takes the film's place at the first paint. */
export async function encodePreview(poster: string, to: string) {
  const still = [
    '-frames:v',
    '1',
    '-still-picture',
    '1',
    '-c:v',
    'libaom-av1',
    '-crf',
    '36',
    '-cpu-used',
    '1',
  ]
  await ffmpeg('-i', poster, '-vf', `scale=${size}`, ...still, '-map_metadata', '-1', to)
}
