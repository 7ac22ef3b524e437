const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/**
 * The names of the browser and the system of a session's device, as a learner would say them. Unknown ones
 * are left out.
 */
export function deviceOf(userAgent: string): { browser?: string; system?: string } {
  const first = (table: typeof browsers | typeof systems) =>
    table.find(([, mark]) => mark.test(userAgent))?.[0]
  const [browser, system] = [first(browsers), first(systems)]
  return { ...(browser && { browser }), ...(system && { system }) }
}
