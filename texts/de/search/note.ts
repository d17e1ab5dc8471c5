import type { searchNote as en } from '../../en/search/note.ts'

export const searchNote: typeof en = {
  corrected: (meant) => `Meintest du „${meant}“? Das sind die Treffer dafür.`,
  asTyped: (typed) => `Stattdessen „${typed}“ suchen`,
  partial: (missing, met) => `Nichts mit ${missing}; das passt zu ${met}.`,
  near: (missing) => `Nichts mit ${missing}; das kommt dem am nächsten.`,
  nearBehind: (count) =>
    count === 0
      ? 'Nichts passt genau; das kommt dem am nächsten.'
      : `${count === 1 ? 'Der erste Artikel passt' : `Die ersten ${count} Artikel passen`} zu deiner Suche; danach kommt Ähnliches.`,
  quoted: (words) => words.map((word) => `„${word}“`).join(', '),
  designsFailed: 'Deine Motive lassen sich gerade nicht laden',
  ownDesign: (title) => `Eigenes Motiv: ${title}`,
}
