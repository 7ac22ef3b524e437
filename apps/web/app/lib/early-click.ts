declare global {
  /** The button that was pressed before the app was there to hear it; the page's own start script keeps it. */
  var takeEarlyClick: (() => HTMLElement | undefined) | undefined
}

/** To be called once the app hears: what a quick learner pressed before happens now. */
export function replayEarlyClick() {
  const button = globalThis.takeEarlyClick?.()
  if (button?.isConnected) button.click()
}
