import { hashOf } from '../../hash-of.ts'
import { clipSettings } from '../settings.ts'

/** Raise it when clips of a voice service are mastered in another way. */
const version = 1

const { leadIn, tail, shortest, loudness, truePeak, kilobitsPerSecond } = clipSettings

/**
 * It changes when the same sound of a service would become another clip. How our own engine speaks is not a
 * part of it.
 */
export const masteringKey = hashOf(
  JSON.stringify([version, leadIn, tail, shortest, loudness, truePeak, kilobitsPerSecond]),
)
