import type { ApprovalKind, Decision } from '../../../contract/operator/approvals.ts'

type Sentences = Record<string, readonly [name: string, words: string]>

/** What operators often ask, or give as the reason of their decision, by what is decided: its name, and the words for the other side. */
export const approvalSnippets = {
  VAT_ID: {
    ASK: {
      name: ['Name differs', 'The register knows this VAT id under another name. What is your company called there?'],
      address: ['Address', 'The register has another address for this VAT id. Which one is right?'],
    },
    REJECT: {
      unknown: ['Not known', 'The register does not know this VAT id. Please check it for a slip of the keys.'],
      foreign: ['Other company', 'This VAT id belongs to another company.'],
    },
  },
  EXCLUSIVE_REQUEST: {
    ASK: {
      use: ['What for', 'What do you want to use or sell the product for?'],
      place: ['Where', 'In which place do you sell, and to whom?'],
    },
    REJECT: {
      closed: ['No new buyers', 'The store takes no new buyers for this product at the moment.'],
      reason: ['No reason given', 'Your request does not say what you need the product for. You can ask anew.'],
    },
  },
  REVIEW: {
    ASK: {
      words: ['Which words', 'Which words of the review is it about?'],
      proof: ['What happened', 'Please tell us in short what happened with this order.'],
    },
    REJECT: {
      person: ['Names a person', 'The review names a person. You can write it anew without the name.'],
      unrelated: ['Not the product', 'The review is not about the product itself.'],
      insult: ['Insult', 'The review insults somebody.'],
      advertising: ['Advertising', 'The review advertises something else.'],
    },
  },
  RETURN: {
    ASK: {
      state: ['State', 'In which state is what you want to send back? Are the boxes still closed?'],
      photo: ['Photo', 'Please send us a photo that shows it.'],
    },
    REJECT: {
      opened: ['Opened', 'Boxes that were opened cannot be sent back.'],
      perishable: ['Perishable', 'Perishable products cannot be sent back.'],
    },
  },
  PRODUCT: {
    ASK: {
      picture: ['Picture', 'Please upload a sharp picture of the goods on a calm ground, without writing.'],
      category: ['Category', 'Please choose the category that fits.'],
      allergens: ['Allergens', 'Please state the allergens as on the pack, or that there are none.'],
    },
    REJECT: {
      health: [
        'Health',
        'Please take out the claim about health: only those that are permitted may be used (Regulation (EC) 1924/2006).',
      ],
      price: ['Price in the text', 'Please take the price out of the text; it has a field of its own.'],
      double: ['There already', 'You already sell this product under another SKU.'],
    },
  },
  STORE: {
    ASK: {
      holder: [
        'Account holder',
        'The account is in another name than the company. Please enter an account of the company.',
      ],
      paper: ['Paper missing', 'A paper is missing. You see which one on the page “Papers”.'],
      goods: [
        'Products incomplete',
        'Some of your first products are not complete. Please look through them once more.',
      ],
    },
    REJECT: {
      trade: ['No business', 'From what you have sent we cannot see that you sell as a business.'],
      range: ['Range', 'What you want to sell does not fit what buyers look for here.'],
    },
  },
  BANK_ACCOUNT: {
    ASK: {
      holder: ['Account holder', 'The holder differs from the name of your company. Whose account is it?'],
      who: ['Who changed it', 'Please confirm that your company has changed this account.'],
    },
    REJECT: {
      holder: ['Other holder', 'We pay only to an account of the company that sells.'],
      unknown: ['Not confirmed', 'Nobody of your company has confirmed this change. The account before stays.'],
    },
  },
  POST: {
    ASK: {
      source: ['Source', 'Where does this come from? Please add the source.'],
      picture: ['Rights of the picture', 'Whose picture is it, and may we show it?'],
    },
    REJECT: {
      claim: ['Claim', 'The post claims something that it does not prove.'],
      language: ['Second language', 'The second language says something else than the first.'],
    },
  },
  CLAIM: {
    ASK: {
      photo: ['Photo', 'Please send us a photo that shows the damage and the label of the box.'],
      pieces: ['How many', 'How many pieces is it about?'],
    },
    REJECT: {
      proof: ['Not shown', 'The photos do not show what is said to be wrong.'],
      late: ['Too late', 'It was reported too late to find out how it came about.'],
    },
  },
  PAPER: {
    ASK: {
      page: ['Pages missing', 'Pages are missing. Please send the whole document.'],
      readable: ['Not readable', 'We cannot read it. Please send it again, as a PDF or a sharp photo.'],
    },
    REJECT: {
      expired: ['Run out', 'It has run out. Please send the one that is valid now.'],
      other: ['Other company', 'It was issued for another company.'],
    },
  },
  PRODUCT_REPORT: {
    APPROVE: {
      recalled: [
        'Recalled',
        'The product has been recalled; it must not be sold on (Art. 22 Regulation (EU) 2023/988).',
      ],
      labelling: [
        'Labelling',
        'What the law asks to be stated of this food is wrong or missing (Regulation (EU) 1169/2011).',
      ],
      rights: ['Rights', 'The product infringes a right of somebody else that was shown to us.'],
      terms: ['Not allowed', 'The law forbids selling this product, and so do our terms.'],
    },
    REJECT: {
      unfounded: ['Nothing found', 'We have checked the product and found nothing that breaks the law.'],
      mended: ['Put right', 'The store has put right what you reported; the product may stay.'],
      unclear: [
        'Too little said',
        'What was written does not let us find out what should be wrong. You can report it again with more detail.',
      ],
    },
  },
  DESIGN_REPORT: {
    APPROVE: {
      symbols: [
        'Forbidden symbol',
        'The design shows a symbol that must not be spread (sections 86, 86a of the German Criminal Code).',
      ],
      incitement: [
        'Incitement',
        'The design incites to hatred or degrades people (section 130 of the German Criminal Code).',
      ],
      rights: [
        'Rights',
        'The design infringes a right of somebody else that was shown to us (section 14 of the German Trade Mark Act, section 97 of the German Copyright Act).',
      ],
    },
    REJECT: {
      unfounded: ['Nothing found', 'We have checked the design and found nothing that breaks the law.'],
      unclear: [
        'Too little said',
        'What was written does not let us find out what should be wrong. You can report it again with more detail.',
      ],
    },
  },
} as const satisfies Record<ApprovalKind, Partial<Record<Decision, Sentences>>>

/** The same under the same names, in whichever language. */
export type ApprovalSnippets = {
  [Kind in ApprovalKind]: {
    [Made in keyof (typeof approvalSnippets)[Kind]]: Record<
      keyof (typeof approvalSnippets)[Kind][Made],
      readonly [name: string, words: string]
    >
  }
}
