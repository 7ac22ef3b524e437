/** What the build puts into the worker: see `vite/build-worker.ts`. */
declare const BUILT: import('./built.ts').Built
