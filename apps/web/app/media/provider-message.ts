import type { MediaFailure } from './media.ts'

/** The messages of a provider's player that we use. */
export type ProviderMessage =
  | { type: 'ready' }
  | { type: 'failed'; failure: MediaFailure }
  | {
      type: 'report'
      seconds?: number
      /** When the player was at that time, in milliseconds since 1970. */
      at?: number
      duration?: number
      speed?: number
      state?: 'playing' | 'waiting' | 'paused' | 'ended'
    }

/** The player's numbers for its states. */
const states = { 0: 'ended', 1: 'playing', 2: 'paused', 3: 'waiting', 5: 'paused', [-1]: 'paused' } as const

/** The player's numbers for why a video cannot be played. Other numbers are unknown. */
const failures: Readonly<Record<number, MediaFailure>> = {
  2: 'wrong-id',
  5: 'unplayable',
  100: 'gone',
  101: 'not-here',
  150: 'not-here',
  153: 'not-here',
}

/** Reads a message of the player's frame. Returns undefined for any other message. */
export function readProviderMessage(data: unknown): ProviderMessage | undefined {
  const message = typeof data === 'string' ? parse(data) : data
  if (!isRecord(message)) return undefined
  const { event, info } = message
  switch (event) {
    case 'onReady':
      return { type: 'ready' }
    case 'onError':
      return { type: 'failed', failure: failures[Number(info)] ?? 'unplayable' }
    case 'onStateChange':
      return report({ playerState: info })
    case 'onPlaybackRateChange':
      return report({ playbackRate: info })
    case 'initialDelivery':
    case 'infoDelivery':
      return isRecord(info) ? report(info) : undefined
    default:
      return undefined
  }
}

function report(info: Record<string, unknown>): ProviderMessage {
  const { currentTime, currentTimeLastUpdated_: updated, duration, playbackRate, playerState } = info
  const state = typeof playerState === 'number' ? states[playerState as keyof typeof states] : undefined
  return {
    type: 'report',
    ...(isNumber(currentTime) && { seconds: currentTime }),
    ...(isNumber(currentTime) && isNumber(updated) && { at: updated * 1000 }),
    ...(isNumber(duration) && { duration }),
    ...(isNumber(playbackRate) && { speed: playbackRate }),
    ...(state && { state }),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
