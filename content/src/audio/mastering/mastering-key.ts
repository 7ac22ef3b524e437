import { hashOf } from '../../hash-of.ts'
import { clipSettings } from '../settings.ts'

/** Raise it when clips of a service's sound are mastered in another way. */
const version = 1

const { leadIn, tail, shortest, loudness, truePeak, kilobitsPerSecond } = clipSettings

/** Another when the same sound of a service becomes another clip. How our own engine speaks is no part of it. */
export const masteringKey = hashOf(
  JSON.stringify([version, leadIn, tail, shortest, loudness, truePeak, kilobitsPerSecond]),
)
