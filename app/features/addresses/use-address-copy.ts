import { usePageLanguage } from '../../browser/page-language.ts';
import { addressBookCopy as englishBook } from '../../copy/address-book.en.ts';
import { addressBookCopy as indonesianBook } from '../../copy/address-book.id.ts';
import { addressCopy as english } from '../../copy/addresses.en.ts';
import { addressCopy as indonesian } from '../../copy/addresses.id.ts';

/** The texts of the address book in the language of the page (P-SHOP-10), and those of an address's fields. */
export function useAddressCopy() {
  return usePageLanguage() === 'en'
    ? { book: englishBook, fields: english }
    : { book: indonesianBook, fields: indonesian };
}
