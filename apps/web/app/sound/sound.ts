import { createStore, useStore } from 'zustand'
import { hasServer } from '../api/has-server.ts'
import { preferencesStore } from '../storage/preferences.ts'
import { askVoice } from './ask-voice.ts'
import { isSpokenText } from './spoken-text.ts'
import { chosenVoice } from './voice.ts'

/**
 * Playing what, if anything; `muted` when it was asked for while the learner has the sound off; `blocked` when the browser wants a tap
 * before it lets a page sound; `failed` when the clip did not arrive.
 */
type Sounding = { url?: string; state: 'silent' | 'playing' | 'muted' | 'blocked' | 'failed' }

/** Slow enough to hear the joints of a word; the pitch stays. */
const slowRate = 0.7

const silent: Sounding = { state: 'silent' }
/** Silent because the clip came to its end, not because it was stopped. */
const ended: Sounding = { state: 'silent' }
const clips = new Map<string, Promise<Blob>>()
/** The address of a clip that was played: to make one halts a slow phone for milliseconds, so only what is played has one. */
const addresses = new Map<string, string>()
const sounding = createStore<Sounding>(() => silent)
let asked = 0
let element: HTMLAudioElement | undefined

/** Fetches a clip ahead, so that a tap finds it here. A clip that did not arrive is asked for again at the next call. */
export function prefetchClip(url: string): Promise<Blob> {
  const known = clips.get(url)
  if (known) return known
  const arriving = fetchInVoice(url)
  clips.set(url, arriving)
  arriving.catch(() => clips.delete(url))
  return arriving
}

/** Most servers have our voice alone: what knows another is fetched where there is one. */
async function fetchInVoice(url: string): Promise<Blob> {
  if (!url.startsWith('/audio/') || !(await askVoice()).name) return fetchClip(url)
  const { clipInVoice } = await import('./clip-in-voice.ts').catch(() => ({ clipInVoice: undefined }))
  return clipInVoice ? clipInVoice(url, fetchClip) : fetchClip(url)
}

async function fetchClip(url: string): Promise<Blob> {
  if (!hasServer && isSpokenText(url)) throw new Error('No server speaks texts here.')
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`The clip ${url} answered ${reply.status}.`)
  return reply.blob()
}

/** The same for many, in groups: each begins when the one before has arrived, or has not. */
export async function prefetchInTurn(groups: readonly (readonly string[])[]) {
  for (const group of groups) await Promise.allSettled(group.map(prefetchClip))
}

/**
 * Plays a clip that was asked for, and stops whatever sounded before. One element plays all, so that the first tap unlocks it for good. Where
 * the learner has chosen the device's voice, that says what the clip says; where it cannot, the clip is played within the same tap.
 */
export async function playClip(url: string, voice = chosenVoice()) {
  const { muted, slow } = preferencesStore.getState()
  element ??= newPlayer()
  const player = element
  asked += 1
  hush()
  if (muted) return tell({ url, state: 'muted' })

  const mine: Sounding = { url, state: 'playing' }
  tell(mine)
  const rate = slow ? slowRate : 1
  const address = new URL(url, location.href)
  const byDevice = () =>
    import('./device-voice.ts').then(
      ({ sayClip }) => sayClip(address, rate),
      () => false,
    )
  try {
    const said = voice === 'device' && (await byDevice())
    if (sounding.getState() !== mine) return
    // A text without a clip is spoken by the server: where that is out of reach, by the device.
    const clip = said
      ? undefined
      : await prefetchClip(url).catch(async (error: unknown) => {
          if (address.pathname.startsWith('/audio/') || !(await byDevice())) throw error
        })
    if (sounding.getState() !== mine) return
    if (!clip) return tell(ended)
    player.src = addressOf(url, clip)
    player.playbackRate = rate
    await player.play()
  } catch (error) {
    const forbidden = error instanceof DOMException && error.name === 'NotAllowedError'
    const overtaken = error instanceof DOMException && error.name === 'AbortError'
    if (sounding.getState() === mine)
      tell(overtaken ? silent : { url, state: forbidden ? 'blocked' : 'failed' })
  }
}

/** Plays a clip that comes with what is shown: who has the sound off does not miss it. */
export async function playAlong(url: string) {
  if (!preferencesStore.getState().muted) await playClip(url)
}

/**
 * How often a sound was asked for, or silence, as before a film or a recording: who plays one late sees by it whether the learner has gone
 * on to something else since.
 */
export const soundsAsked = () => asked

/** Plays clips one after the other, until one is stopped or overtaken. `onClip` hears which one begins. */
export async function playInTurn(urls: readonly string[], onClip: (url: string | undefined) => void) {
  for (const url of urls) {
    onClip(url)
    await playClip(url)
    const isPlaying = (now: Sounding) => now.url === url && now.state === 'playing'
    const heard =
      isPlaying(sounding.getState()) &&
      (await new Promise<boolean>((resolve) => {
        const stop = sounding.subscribe((now) => {
          if (isPlaying(now)) return
          stop()
          resolve(now === ended)
        })
      }))
    if (!heard) break
  }
  onClip(undefined)
}

export function stopClip() {
  asked += 1
  hush()
  tell(silent)
}

function hush() {
  element?.pause()
  window.speechSynthesis?.cancel()
}

export function useSounding(): Sounding {
  return useStore(sounding)
}

function addressOf(url: string, clip: Blob): string {
  const address = addresses.get(url) ?? URL.createObjectURL(clip)
  addresses.set(url, address)
  return address
}

function newPlayer(): HTMLAudioElement {
  const player = new Audio()
  player.preservesPitch = true
  player.addEventListener('ended', () => tell(ended))
  return player
}

function tell(now: Sounding) {
  sounding.setState(now, true)
}

if (typeof window !== 'undefined') {
  preferencesStore.subscribe(({ muted }) => {
    if (muted || sounding.getState().state === 'muted') stopClip()
  })
}
