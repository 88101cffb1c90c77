/** The tag 'COD': the courier takes the money (P-CAT-8). */
export const COD_TAG_ID = 11;
