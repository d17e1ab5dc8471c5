import type { ComponentType } from 'react'

export type SuggestPanelProps = { text: string; onPick: () => void }

/** `web/search/SuggestPanel.tsx`, positioned below the search field; loaded with the first letters. */
const found = import.meta.glob<{ SuggestPanel: ComponentType<SuggestPanelProps> }>('../search/SuggestPanel.tsx')
const load = Object.values(found)[0]
export const suggestPanel = load && (async () => ({ default: (await load()).SuggestPanel }))
