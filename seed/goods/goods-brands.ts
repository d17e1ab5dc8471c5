/**
 * Invented brands of the goods that are not food. Any likeness to existing names is unintended. Palette, layout, font
 * and icon are what their labels are drawn with.
 */
export const goodsBrands = {
  Weidlach: { palette: 'meer', layout: 'classic', font: 'playfair-display', icon: 'bowl-food' },
  Tonmar: { palette: 'ton', layout: 'arch', font: 'dm-serif-display', icon: 'coffee' },
  Tidemar: { palette: 'nacht', layout: 'sun', font: 'dm-serif-display', icon: 'coffee' },
  Hallmoos: { palette: 'meer', layout: 'mono', font: 'josefin-sans', icon: 'wine' },
  Klirrbach: { palette: 'minze', layout: 'mono', font: 'instrument-serif', icon: 'martini' },
  Rennfeld: { palette: 'schiefer', layout: 'mono', font: 'oswald', icon: 'fork-knife' },
  Stahlgau: { palette: 'wein', layout: 'band', font: 'oswald', icon: 'knife' },
  Amselhag: { palette: 'flieder', layout: 'arch', font: 'playfair-display', icon: 'flower-tulip' },
  Lavendorf: { palette: 'flieder', layout: 'mono', font: 'instrument-serif', icon: 'flower-tulip' },
  Pappelei: { palette: 'ton', layout: 'tiles', font: 'dm-serif-display', icon: 'recycle' },
  Kartenau: { palette: 'tanne', layout: 'classic', font: 'abril-fatface', icon: 'book-open-text' },
  Nordwend: { palette: 'schiefer', layout: 'band', font: 'archivo-black', icon: 'cooking-pot' },
  Herdau: { palette: 'koralle', layout: 'stripe', font: 'oswald', icon: 'flame' },
  Bohlenau: { palette: 'lehm', layout: 'classic', font: 'abril-fatface', icon: 'tree' },
  Wacholmar: { palette: 'schiefer', layout: 'mono', font: 'instrument-serif', icon: 'tree-evergreen' },
  Kolbmoor: { palette: 'senf', layout: 'sun', font: 'oswald', icon: 'coffee-bean' },
  Brunhilda: { palette: 'meer', layout: 'classic', font: 'playfair-display', icon: 'moon-stars' },
  Leinholm: { palette: 'moos', layout: 'script', font: 'caveat', icon: 'leaf' },
  Badwiesen: { palette: 'minze', layout: 'arch', font: 'instrument-serif', icon: 'flower-lotus' },
  Klarwisch: { palette: 'meer', layout: 'mono', font: 'oswald', icon: 'sparkle' },
  Blankmoor: { palette: 'feld', layout: 'band', font: 'archivo-black', icon: 'drop' },
  Faltbrück: { palette: 'tanne', layout: 'stripe', font: 'archivo-black', icon: 'package' },
  Kreislund: { palette: 'minze', layout: 'sun', font: 'josefin-sans', icon: 'recycle' },
  Lehnhag: { palette: 'tanne', layout: 'classic', font: 'dm-serif-display', icon: 'chair' },
  Stuhlau: { palette: 'ton', layout: 'mono', font: 'oswald', icon: 'armchair' },
  Leuchtmar: { palette: 'senf', layout: 'arch', font: 'josefin-sans', icon: 'lamp-pendant' },
  Gartholm: { palette: 'feld', layout: 'sun', font: 'dm-serif-display', icon: 'potted-plant' },
} as const satisfies Record<string, { palette: string; layout: string; font: string; icon: string }>

export type GoodsBrandName = keyof typeof goodsBrands
