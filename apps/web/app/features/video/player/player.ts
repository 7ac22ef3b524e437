import {
  type AtLineEnd,
  activeLine,
  type Line,
  makeTimeline,
  moveAtLineEnd,
  nextLine,
  presentLine,
  previousLine,
  readPosition,
  storeEvery,
  type VideoSettings,
} from '@app/learning/video'
import { type Media, type MediaState, untouchedMedia } from '../../../media/media.ts'
import { watchTime } from '../../../media/watch-time.ts'

export type PlayerState = MediaState & {
  /** The place of the active line. */
  line: number | undefined
  /** The place of the line that is looped. */
  looped: number | undefined
}

export const untouchedPlayer: PlayerState = { ...untouchedMedia, line: undefined, looped: undefined }

/** A moment of the video, and the same moment in the time of its lines, both in seconds. */
export type Moment = { video: number; lines: number }

type Needs = {
  media: Media
  lines: readonly Line[]
  settings: VideoSettings
  /** The kept position in this video. */
  position: { read: () => string | null; keep: (seconds: number) => void }
  /** Milliseconds of a clock that never goes back. */
  now: () => number
}

export type Player = ReturnType<typeof makePlayer>

/**
 * Joins a video with the rules of its lines. It checks the time before every frame. Its state changes only
 * when a learner would see a change: another line becomes active, or playing starts or stops.
 */
export function makePlayer({ media, lines, settings, position, now }: Needs) {
  const timeline = makeTimeline(lines)
  const watchers = new Set<() => void>()
  const timeWatchers = new Set<(moment: Moment) => void>()
  let state: PlayerState = { ...untouchedPlayer, ...media.state() }
  let set = settings
  let seen = 0
  let stopped: number | undefined
  let keptAt = now()
  let begun = false
  let held = false

  const inLines = (video: number) => video - set.offset
  const inVideo = (lines: number) => Math.max(0, lines + set.offset)
  const present = () => presentLine(timeline, inLines(media.time()))
  const lineAfter = () => nextLine(timeline, inLines(media.time()))

  function change(part: Partial<PlayerState>) {
    const next = { ...state, ...part }
    if ((Object.keys(next) as (keyof PlayerState)[]).every((name) => next[name] === state[name])) return
    state = next
    for (const changed of watchers) changed()
  }

  function update(video: number) {
    if (!begun && media.state().ready) begin()
    const time = inLines(begun ? media.time() : video)
    if (state.playing) followRule(time)
    seen = inLines(media.time())
    change({ ...media.state(), line: activeLine(timeline, seen) })
    if (media.state().playing && now() - keptAt >= storeEvery) keep()
    for (const watcher of timeWatchers) watcher({ video: media.time(), lines: seen })
  }

  /** Continues where the learner was, once the video can seek. */
  function begin() {
    begun = true
    apply()
    const from = readPosition(position.read(), media.state().duration || undefined)
    if (from > 0) media.seek(from)
  }

  /**
   * At the end of the video it may have stopped already, before the event arrives. A loop continues all the
   * same.
   */
  function followRule(time: number) {
    const { duration, ended } = media.state()
    const end = duration > 0 ? inLines(duration) : Number.POSITIVE_INFINITY
    const isOver = ended || time >= end
    const move = moveAtLineEnd(timeline, ruleNow(), seen, ended ? Math.max(time, end) : time, end)
    if (move.type === 'back') {
      // Seeking triggers this check too, so the pause must be known before it.
      if (isOver) change(media.state())
      media.seek(inVideo(move.to))
      if (isOver) media.play()
    }
    if (move.type === 'stop') {
      stopped = move.line
      if (isOver) return
      media.pause()
      media.seek(inVideo(move.at))
    }
  }

  function ruleNow(): AtLineEnd {
    if (state.looped !== undefined) return { type: 'loop', line: state.looped }
    return set.autoPause ? { type: 'stop', stopped } : { type: 'go on' }
  }

  function keep() {
    if (!begun) return
    keptAt = now()
    position.keep(media.state().ended ? 0 : media.time())
  }

  function apply() {
    media.setSpeed(set.speed)
    media.setVolume(set.volume, set.muted)
  }

  /** Seeking by the learner moves the loop along. */
  function goToMoment(lines: number, line: number | undefined) {
    stopped = undefined
    if (state.looped !== undefined) change({ looped: line })
    media.seek(inVideo(lines))
    seen = lines
    keep()
  }

  function goTo(line: number | undefined) {
    const start = line === undefined ? undefined : timeline.starts[line]
    if (start !== undefined) goToMoment(start, line)
  }

  const stopWatching = watchTime(media, update)

  return {
    timeline,
    state: () => state,
    /** Seconds from the start of the video. */
    time: () => media.time(),
    /** The last line that has begun, and the first that has not. */
    lineBefore: present,
    lineAfter,
    watch(changed: () => void) {
      watchers.add(changed)
      return () => {
        watchers.delete(changed)
      }
    },

    /** Calls `watcher` at every check of the time, and once immediately with the current time. */
    onTime(watcher: (moment: Moment) => void) {
      timeWatchers.add(watcher)
      watcher({ video: media.time(), lines: inLines(media.time()) })
      return () => {
        timeWatchers.delete(watcher)
      }
    },

    toggle() {
      held = false
      if (!state.playing) return media.play()
      media.pause()
      keep()
    },

    seek: (video: number) => goToMoment(inLines(video), presentLine(timeline, inLines(video))),
    goTo,
    /** Goes to a line and plays from there. */
    playFrom(line: number) {
      goTo(line)
      media.play()
    },
    previous: () => goTo(previousLine(timeline, inLines(media.time()))),
    next: () => goTo(lineAfter()),
    repeat() {
      goTo(present())
      media.play()
    },
    /** Before the first line, the first line is looped. */
    toggleLoop: () => change({ looped: state.looped === undefined ? (present() ?? lineAfter()) : undefined }),

    /** Pauses while something else is shown. Afterwards it continues if it was playing. */
    hold() {
      if (!state.playing) return
      held = true
      media.pause()
      keep()
    },
    letGo() {
      if (held) media.play()
      held = false
    },

    apply(settings: VideoSettings) {
      set = settings
      if (begun) apply()
      update(media.time())
    },

    /** Keeps the position in the video. */
    keep,

    release() {
      keep()
      stopWatching()
      media.release()
    },
  }
}
