import { type Line, untouchedVideo, type VideoSettings } from '@app/learning/video'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Media, type MediaState, untouchedMedia } from '../../../media/media.ts'
import { makePlayer } from './player.ts'

const line = (start: number, duration: number): Line => ({ text: `at ${start}`, start, duration, words: [] })
const lines = [line(1, 2), line(3, 2), line(6, 1)]

/** A video of ten seconds, which plays as far as the test says. */
function aMedia() {
  let time = 0
  let state: MediaState = { ...untouchedMedia, duration: 10 }
  const watchers = new Set<() => void>()
  const update = (change: Partial<MediaState> = {}) => {
    state = { ...state, ...change }
    for (const changed of watchers) changed()
  }
  const media: Media = {
    time: () => time,
    state: () => state,
    // Like a provider's player: it has ended until it plays again, wherever it was sent.
    play: () => update({ playing: true, ended: false }),
    pause: () => update({ playing: false }),
    seek(seconds) {
      time = seconds
      update()
    },
    setSpeed: vi.fn(),
    setVolume: vi.fn(),
    watch(changed) {
      watchers.add(changed)
      return () => {
        watchers.delete(changed)
      }
    },
    release: vi.fn(),
  }
  const playTo = (end: number, step = 0.016) => {
    while (state.playing && time < end - 1e-9) {
      const before = time
      time = Math.min(end, time + step, state.duration)
      clock += step * 1000
      update(time === state.duration ? { ended: true, playing: false } : {})
      if (time < before) return
    }
  }
  return { media, update, playTo }
}

let clock: number
let kept: number[]

function start({
  settings = {},
  stored = null,
  said = lines,
}: {
  settings?: Partial<VideoSettings>
  stored?: string | null
  said?: readonly Line[]
} = {}) {
  const { media, update, playTo } = aMedia()
  const player = makePlayer({
    media,
    lines: said,
    settings: { ...untouchedVideo, ...settings },
    position: { read: () => stored, keep: (seconds) => kept.push(seconds) },
    now: () => clock,
  })
  update({ ready: true })
  return { media, player, update, playTo }
}

beforeEach(() => {
  clock = 0
  kept = []
  // No frame is painted by itself: the test decides when the player looks at the time.
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a player', () => {
  it('follows the lines, and reports only when another line becomes active', () => {
    const { player, playTo } = start()
    const reported: (number | undefined)[] = []
    player.watch(() => reported.push(player.state().line))
    player.toggle()
    playTo(7.5)
    expect(reported).toEqual([undefined, 0, 1, undefined, 2, undefined])
  })

  it.each([
    { stored: '4.5', time: 4.5, line: 1 },
    { stored: 'nonsense', time: 0, line: undefined },
    { stored: '9.8', time: 0, line: undefined },
    { stored: null, time: 0, line: undefined },
  ])('starts at $time if $stored was kept', ({ stored, time, line }) => {
    const { media, player } = start({ stored })
    expect(media.time()).toBe(time)
    expect(player.state().line).toBe(line)
  })

  it('keeps its position every half second while it plays, and where it is stopped or left', () => {
    const { player, playTo, media } = start()
    player.toggle()
    playTo(2.1)
    expect(kept).toHaveLength(4)
    player.toggle()
    expect(kept.at(-1)).toBe(media.time())
    player.seek(5)
    player.release()
    expect(kept.slice(-2)).toEqual([5, 5])
  })

  it('starts from the beginning the next time after it was watched to the end', () => {
    const { player, update } = start()
    player.toggle()
    update({ ended: true, playing: false })
    player.release()
    expect(kept).toEqual([0])
  })

  it('keeps no position before it has begun', () => {
    const { media } = aMedia()
    makePlayer({
      media,
      lines,
      settings: untouchedVideo,
      position: { read: () => '4', keep: (seconds) => kept.push(seconds) },
      now: () => clock,
    }).release()
    expect(kept).toEqual([])
  })

  it('loops a line, moves the loop to another line, and ends it', () => {
    const { player, playTo, media } = start()
    player.goTo(0)
    player.toggleLoop()
    player.toggle()
    playTo(4)
    expect(media.time()).toBe(1)
    player.next()
    expect(player.state().looped).toBe(1)
    playTo(6)
    expect(media.time()).toBe(3)
    player.toggleLoop()
    playTo(7)
    expect(media.time()).toBe(7)
  })

  const outlasting = [line(1, 2), line(8.5, 5.5)]

  it.each([0.016, 0.25])('loops a line that outlasts the video, checked every %d s', (step) => {
    const { player, playTo, media } = start({ said: outlasting })
    player.goTo(1)
    player.toggleLoop()
    player.toggle()
    for (let turn = 0; turn < 3; turn++) {
      playTo(10, step)
      expect(media.time()).toBe(8.5)
      expect(player.state()).toMatchObject({ playing: true, ended: false, looped: 1 })
    }
  })

  it.each([0.016, 0.25])('stops at the end of a line that outlasts the video, checked every %d s', (step) => {
    const { player, playTo, media } = start({ said: outlasting, settings: { autoPause: true } })
    player.goTo(1)
    player.toggle()
    playTo(10, step)
    expect(player.state()).toMatchObject({ playing: false, line: 1 })
    expect(media.time()).toBeGreaterThan(9.97)
    player.repeat()
    playTo(10, step)
    expect(player.state()).toMatchObject({ playing: false, line: 1 })
  })

  it('loops the first line if no line has begun yet', () => {
    const { player, playTo, media } = start()
    player.toggleLoop()
    expect(player.state().looped).toBe(0)
    player.toggle()
    playTo(4)
    expect(media.time()).toBe(1)
  })

  it('stops at the end of each line while the line is still shown, and continues when asked', () => {
    const { player, playTo, media } = start({ settings: { autoPause: true } })
    player.toggle()
    playTo(10)
    expect(player.state()).toMatchObject({ playing: false, line: 0 })
    expect(media.time()).toBeCloseTo(2.98)
    player.toggle()
    playTo(10)
    expect(player.state()).toMatchObject({ playing: false, line: 1 })
    player.repeat()
    playTo(10)
    expect(player.state()).toMatchObject({ playing: false, line: 1 })
    expect(media.time()).toBeCloseTo(4.98)
  })

  it('goes to lines by their offset', () => {
    const { player, media } = start({ settings: { offset: 0.5 } })
    player.goTo(1)
    expect(media.time()).toBe(3.5)
    expect(player.state().line).toBe(1)
    player.apply({ ...untouchedVideo, offset: 1 })
    expect(player.state().line).toBe(0)
    player.next()
    expect(media.time()).toBe(4)
  })

  it('goes from line to line while it is paused', () => {
    const { player } = start()
    const gone: (number | undefined)[] = []
    for (const step of [
      player.next,
      player.next,
      player.next,
      player.next,
      player.previous,
      player.previous,
    ]) {
      step()
      gone.push(player.state().line)
    }
    expect(gone).toEqual([0, 1, 2, 2, 1, 0])
  })

  it('pauses while something else is shown, and continues only if it was playing', () => {
    const { player } = start()
    player.hold()
    player.letGo()
    expect(player.state().playing).toBe(false)
    player.toggle()
    player.hold()
    expect(player.state().playing).toBe(false)
    player.letGo()
    expect(player.state().playing).toBe(true)
  })

  it('sets speed and volume once the video is ready, and whenever they change', () => {
    const { player, media } = start({ settings: { speed: 0.7, muted: true } })
    expect(media.setSpeed).toHaveBeenLastCalledWith(0.7)
    expect(media.setVolume).toHaveBeenLastCalledWith(1, true)
    player.apply({ ...untouchedVideo, speed: 2 })
    expect(media.setSpeed).toHaveBeenLastCalledWith(2)
  })
})
