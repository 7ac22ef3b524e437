import { existsSync, renameSync, statSync } from 'node:fs'
import { ffmpeg } from './ffmpeg.ts'

/** The largest size of a film's file in bytes. Its bit rate is computed from it. */
const heaviest = 2_500_000
const aim = 2_250_000

const soundRate = { mp4: 40_000, webm: 28_000 } as const

/** The quality that viewers need, up to a limit of bits per second. */
const codecs = {
  mp4: (rate: number) => [
    ...['-c:v', 'libx264', '-preset', 'medium', '-tune', 'animation', '-crf', '22'],
    ...['-maxrate', `${rate}`, '-bufsize', `${rate * 4}`, '-c:a', 'aac', '-movflags', '+faststart'],
  ],
  webm: (rate: number) => [
    ...[
      '-c:v',
      'libvpx-vp9',
      '-deadline',
      'realtime',
      '-cpu-used',
      '5',
      '-row-mt',
      '1',
      '-tile-columns',
      '1',
    ],
    ...['-crf', '32', '-b:v', `${rate}`, '-c:a', 'libopus'],
  ],
} as const

/** Nothing that depends on the machine or the time, so that the same pictures give the same bytes. */
const exact = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
]

type Film = { pictures: string; narration: string; duration: number }

/** A film as H.264 with AAC, or as VP9 with Opus. An existing file stays. */
export async function encodeFilm(kind: keyof typeof codecs, film: Film, to: string) {
  if (existsSync(to)) return
  const part = to.replace(/\.(\w+)$/, '.part.$1')
  const size = await encode(kind, film, part, 1)
  // An encoder keeps a rate only approximately: a file that is too large is encoded again at a lower rate.
  if (size > heaviest && (await encode(kind, film, part, (aim / size) * 0.97)) > heaviest)
    throw new Error(`${to} is heavier than a film may be.`)
  renameSync(part, to)
}

async function encode(kind: keyof typeof codecs, film: Film, to: string, share: number): Promise<number> {
  const rate = Math.round(Math.min(900_000, (aim * 8) / film.duration - soundRate[kind]) * share)
  const sound = ['-b:a', `${soundRate[kind]}`, '-ac', '1']
  const whole = ['-i', film.pictures, '-i', film.narration, ...codecs[kind](rate)]
  await ffmpeg(...whole, '-pix_fmt', 'yuv420p', '-g', '240', ...sound, ...exact, to)
  return statSync(to).size
}
