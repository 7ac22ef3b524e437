/** What plays, as the device shows it. Without a picture it shows the app's icon. */
type Playing = { title: string; picture?: string | undefined }

type Actions = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

const appIcon = { src: '/icon-512.png', sizes: '512x512', type: 'image/png' }

/** Every action that anything here takes, so that what plays next does not keep those of the one before. */
const known: readonly MediaSessionAction[] = ['play', 'pause', 'stop', 'previoustrack', 'nexttrack', 'seekto']

/**
 * Tells the device what plays, so that its media keys, its lock screen and headphones can steer it. Does
 * nothing in a browser that has no such thing.
 */
export function announceMedia({ title, picture }: Playing, actions: Actions) {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  mediaSession.metadata = new MediaMetadata({
    title,
    artist: 'Malayalam for All',
    artwork: [picture === undefined ? appIcon : { src: picture }],
  })
  for (const action of known)
    try {
      mediaSession.setActionHandler(action, actions[action] ?? null)
    } catch {
      // An action that this browser does not know.
    }
}

/** Takes back what `announceMedia` said. */
export function forgetMedia() {
  if (!('mediaSession' in navigator)) return
  navigator.mediaSession.metadata = null
  for (const action of known)
    try {
      navigator.mediaSession.setActionHandler(action, null)
    } catch {
      // It was never set.
    }
}
