export const savedFiltersReplies = { nameTaken: 'Another saved choice has this name' }
