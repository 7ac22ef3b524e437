interface ImportMetaEnv {
  /** The app's version, as `package.json` at the root says it: the build writes it in. */
  readonly APP_VERSION: string
}
