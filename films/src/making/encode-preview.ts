import { ffmpeg } from './ffmpeg.ts'

/** As large as a phone shows a film, and of its very shape; four kilobytes, which a page can carry in its own HTML. */
const size = '416:234'

/** A poster, small, as AVIF: what stands in a film's place with the first paint. */
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
