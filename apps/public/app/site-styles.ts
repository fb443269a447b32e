/** The `<style>` that the server fills with the site's whole stylesheet; the browser keeps what the server put there. */
export const siteStylesId = 'site-styles';
