/** Of package.json, as vite.config.ts puts it in. */
declare const TRESEN_VERSION: string
