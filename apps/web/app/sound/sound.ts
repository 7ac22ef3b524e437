import { textToSay } from '@app/learning/spoken-english'
import { createStore, useStore } from 'zustand'
import { hasServer } from '../api/has-server.ts'
import { preferencesStore } from '../device/settings/preferences.ts'
import { askVoice } from './ask-voice.ts'
import { isSpokenText } from './spoken-text.ts'
import { chosenVoice } from './voice.ts'

/**
 * What is playing, if anything. `muted`: it was requested while the learner has the sound off. `blocked`: the
 * browser wants a tap before a page may play sound. `failed`: the clip did not arrive.
 */
type Sounding = { url?: string; state: 'silent' | 'playing' | 'muted' | 'blocked' | 'failed' }

/** Slow enough to hear the joints of a word. The pitch stays the same. */
const slowRate = 0.7

const silent: Sounding = { state: 'silent' }
/** Silent because the clip came to its end, and was not stopped. */
const ended: Sounding = { state: 'silent' }
const clips = new Map<string, Promise<Blob>>()
/**
 * The object URL of each clip that was played. Making one blocks a slow phone for milliseconds, so only
 * played clips have one.
 */
const addresses = new Map<string, string>()
const sounding = createStore<Sounding>(() => silent)
let asked = 0
let element: HTMLAudioElement | undefined

/**
 * Fetches a clip ahead, so that a tap plays it at once. A clip that did not arrive is requested again at the
 * next call.
 */
export function prefetchClip(url: string): Promise<Blob> {
  const known = clips.get(url)
  if (known) return known
  const arriving = fetchInVoice(url)
  clips.set(url, arriving)
  arriving.catch(() => clips.delete(url))
  return arriving
}

/** What says English is loaded for who learns it. */
const inEnglish = () => import('./english-voice.ts')

/** Most servers have no other voice, so the code for it is loaded only where there is one. */
async function fetchInVoice(url: string): Promise<Blob> {
  const english = textToSay(url)
  if (english !== undefined) return fetchClip((await inEnglish()).clipOfSaying(english))
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

/** Prefetches many clips in groups. Each group begins when the one before has arrived or failed. */
export async function prefetchInTurn(groups: readonly (readonly string[])[]) {
  for (const group of groups) await Promise.allSettled(group.map(prefetchUnlessSaid))
}

/** English that the device says itself needs no clip. */
async function prefetchUnlessSaid(url: string) {
  if (textToSay(url) !== undefined && (await (await inEnglish()).hasEnglishVoice())) return
  await prefetchClip(url)
}

/**
 * Plays a clip and stops whatever played before. One element plays all clips, so that the first tap unlocks
 * it for good. If the learner chose the device's voice, or the clip is English, it says the clip's text; if it cannot,
 * the clip is played within the same tap.
 */
export async function playClip(url: string, voice = chosenVoice()) {
  const { muted, slow } = preferencesStore.getState()
  element ??= newPlayer()
  const player = element
  asked += 1
  hush()
  if (muted) return show({ url, state: 'muted' })

  const mine: Sounding = { url, state: 'playing' }
  show(mine)
  const rate = slow ? slowRate : 1
  const address = new URL(url, location.href)
  const english = textToSay(url)
  const byDevice = () =>
    (english === undefined
      ? import('./device-voice.ts').then(({ sayClip }) => sayClip(address, rate))
      : inEnglish().then(({ sayByDevice }) => sayByDevice(english, rate))
    ).catch(() => false)
  try {
    const said = (voice === 'device' || english !== undefined) && (await byDevice())
    if (sounding.getState() !== mine) return
    // A text without a clip is spoken by the server. If the server is out of reach, the device speaks it.
    const clip = said
      ? undefined
      : await prefetchClip(url).catch(async (error: unknown) => {
          if (address.pathname.startsWith('/audio/') || !(await byDevice())) throw error
        })
    if (sounding.getState() !== mine) return
    if (!clip) return show(ended)
    player.src = addressOf(url, clip)
    player.playbackRate = rate
    await player.play()
    void announceClip(url)
  } catch (error) {
    const forbidden = error instanceof DOMException && error.name === 'NotAllowedError'
    const overtaken = error instanceof DOMException && error.name === 'AbortError'
    if (sounding.getState() === mine)
      show(overtaken ? silent : { url, state: forbidden ? 'blocked' : 'failed' })
  }
}

/** The device's media keys play the clip again, and stop it. */
async function announceClip(url: string) {
  if (!('mediaSession' in navigator)) return
  const mine = asked
  const session = await import('../media/media-session.ts').catch(() => undefined)
  // A film that was started meanwhile has announced itself.
  if (asked !== mine) return
  session?.announceMedia(
    { title: document.title },
    { play: () => void playClip(url), pause: stopClip, stop: stopClip },
  )
}

/** Plays a clip that belongs to what is shown. With the sound off it stays silent without a message. */
export async function playAlong(url: string) {
  if (!preferencesStore.getState().muted) await playClip(url)
}

/**
 * How often a sound, or silence before a film or a recording, was requested. Code that plays a sound late
 * compares it to see whether the learner has started something else since.
 */
export const soundsAsked = () => asked

/**
 * Plays clips one after the other, until one is stopped or replaced. `onClip` is called for each clip as it
 * begins.
 */
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
  show(silent)
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
  player.addEventListener('ended', () => show(ended))
  return player
}

function show(now: Sounding) {
  sounding.setState(now, true)
}

if (typeof window !== 'undefined') {
  preferencesStore.subscribe(({ muted }) => {
    if (muted || sounding.getState().state === 'muted') stopClip()
  })
}
