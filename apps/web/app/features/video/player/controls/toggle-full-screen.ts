/** What iPhones have in the place of full screen: their own player, which shows the film alone. */
type PhonePlayer = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Lets a part of the page fill the screen, or gives it back. */
export function toggleFullScreen(part: HTMLElement | null) {
  if (document.fullscreenElement) return void document.exitFullscreen()
  if (document.fullscreenEnabled) return void part?.requestFullscreen().catch(() => undefined)
  part?.querySelector<PhonePlayer>('video')?.webkitEnterFullscreen?.()
}
