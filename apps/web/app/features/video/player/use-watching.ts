import type { Line } from '@app/learning/video'
import { useEffect, useState } from 'react'
import { type FocusedWord, usePlayerKeys } from './controls/use-player-keys.ts'
import { useMediaSession } from './use-media-session.ts'
import { type Screen, usePlayer } from './use-player.ts'
import { useVideoSettings } from './use-video-settings.ts'
import type { SaveWordOfLine, WatchedVideo } from './watched-video.ts'

type Needs = {
  video: WatchedVideo
  /** The video's lines as they are shown. Later changes to them do not disturb the player. */
  lines?: readonly Line[]
  /** Whether a word is being explained. */
  wordOpen: boolean
  onSave: SaveWordOfLine
}

/**
 * What both screens with a video share: the player, the video's settings, the keys, and the pause while a
 * word is explained.
 */
export function useWatching({ video, lines = video.lines, wordOpen, onSave }: Needs) {
  const [settings, onChange] = useVideoSettings(video.id)
  const [screen, setScreen] = useState<Screen | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [keysShown, showKeys] = useState(false)
  const [opened, setOpened] = useState(false)
  const [saved, setSaved] = useState('')
  const { player, state } = usePlayer(video, screen, settings)
  useMediaSession(video, player, state.playing)
  const isHeld = wordOpen && settings.pauseOnWord

  useEffect(() => {
    if (!isHeld) return
    player?.hold()
    return () => player?.letGo()
  }, [player, isHeld])

  async function save({ word, line }: FocusedWord) {
    const found = lines[line]
    if (!found) return
    await onSave(word, found)
    setSaved(word)
  }

  /** A provider's player exists only after somebody wants to play it. */
  function toggle() {
    if (player) player.toggle()
    else setOpened(true)
  }

  usePlayerKeys({
    player,
    settings,
    onChange,
    onToggle: toggle,
    onSave: (word) => void save(word),
    onHelp: () => showKeys(true),
  })

  return {
    player,
    state,
    settings,
    onChange,
    attempt,
    retry() {
      setAttempt(attempt + 1)
      setOpened(false)
    },
    opened,
    toggle,
    setScreen,
    keysShown,
    showKeys,
    /** The word that was saved last by its key. */
    saved,
  }
}

/** A video that is being watched, with everything that its screen needs. */
export type Watching = ReturnType<typeof useWatching>
