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
  /** The place of the line that is played again and again. */
  looped: number | undefined
}

export const untouchedPlayer: PlayerState = { ...untouchedMedia, line: undefined, looped: undefined }

/** A moment of the video, and the same moment in the time of its lines. Both in seconds. */
export type Moment = { video: number; lines: number }

type Needs = {
  media: Media
  lines: readonly Line[]
  settings: VideoSettings
  /** Where the device keeps how far this video was watched. */
  position: { read: () => string | null; keep: (seconds: number) => void }
  /** Milliseconds of any clock that only goes forward. */
  now: () => number
}

export type Player = ReturnType<typeof makePlayer>

/**
 * Joins a video with the rules of its lines. It looks before every frame, and its state is a new one only when a learner would see it: when
 * another line becomes active, or playing starts or stops.
 */
export function makePlayer({ media, lines, settings, position, now }: Needs) {
  const timeline = makeTimeline(lines)
  const watchers = new Set<() => void>()
  const lookers = new Set<(moment: Moment) => void>()
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

  function look(video: number) {
    if (!begun && media.state().ready) begin()
    const time = inLines(begun ? media.time() : video)
    if (state.playing) followRule(time)
    seen = inLines(media.time())
    change({ ...media.state(), line: activeLine(timeline, seen) })
    if (media.state().playing && now() - keptAt >= storeEvery) keep()
    for (const looker of lookers) looker({ video: media.time(), lines: seen })
  }

  /** Goes on where the learner was, once the video can be sent there. */
  function begin() {
    begun = true
    apply()
    const from = readPosition(position.read(), media.state().duration || undefined)
    if (from > 0) media.seek(from)
  }

  /** Where the video itself is over it has stopped already, perhaps before that is told: a loop goes on from there all the same. */
  function followRule(time: number) {
    const { duration, ended } = media.state()
    const end = duration > 0 ? inLines(duration) : Number.POSITIVE_INFINITY
    const isOver = ended || time >= end
    const move = moveAtLineEnd(timeline, ruleNow(), seen, ended ? Math.max(time, end) : time, end)
    if (move.type === 'back') {
      // Jumping is looked at too: it must be known by then that the video has stopped.
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

  /** Who goes somewhere takes the loop along. */
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

  const stopWatching = watchTime(media, look)

  return {
    timeline,
    state: () => state,
    /** Seconds from the beginning of the video. */
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

    /** Hears of every look, and at once of where the video is. */
    onLook(looker: (moment: Moment) => void) {
      lookers.add(looker)
      looker({ video: media.time(), lines: inLines(media.time()) })
      return () => {
        lookers.delete(looker)
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
    /** To a line, and on from there. */
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
    /** Before the first line it is the first that is meant. */
    toggleLoop: () => change({ looped: state.looped === undefined ? (present() ?? lineAfter()) : undefined }),

    /** While something else is looked at, nothing plays; what was playing goes on afterwards. */
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
      look(media.time())
    },

    /** Writes down how far the video was watched. */
    keep,

    release() {
      keep()
      stopWatching()
      media.release()
    },
  }
}
