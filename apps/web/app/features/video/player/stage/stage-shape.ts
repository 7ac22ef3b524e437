/**
 * The box of a picture and its line. Who shows it says, as `--tallest`, how high it is in a window that is high enough: a low one keeps room for its header, the page's
 * heading and the buttons that play; lower still, the box fills it but for the buttons.
 */
export const stageBox =
  'relative flex flex-col overflow-hidden rounded-2xl bg-surface ring-1 ring-line [--box:clamp(16rem,100svh-14.5rem,var(--tallest))] in-[:fullscreen]:min-h-0 in-[:fullscreen]:grow in-[:fullscreen]:in-the-dark in-[:fullscreen]:rounded-none'

/** A film stands at the top of the box, so that its line has the room below it. */
export const filmShape = {
  box: 'h-(--box) in-[:fullscreen]:h-auto',
  picture: 'aspect-video max-h-full shrink-0 in-[:fullscreen]:aspect-auto',
}

/** Where the line of a film begins: right below the picture, and as far over it as it needs. */
export const belowPicture = 'sticky bottom-0 shrink-0 in-[:fullscreen]:absolute in-[:fullscreen]:inset-x-0'
